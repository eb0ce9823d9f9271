import { pile } from '../places.ts';
import { type Sight, tableFact } from './sight.ts';
import type { Calculation, Comparison, ConditionNode, NumberNode } from './syntax.ts';

export type NumberOf = (sight: Sight) => number;
export type Holds = (sight: Sight) => boolean;

/** Turns a condition into a function that allocates nothing. */
export function compileCondition(node: ConditionNode): Holds {
  if (node.kind === 'comparison') return compare(node.sign, node.left, node.right);
  if (node.kind === 'not') {
    const of = compileCondition(node.of);
    return (sight) => !of(sight);
  }
  const left = compileCondition(node.left);
  const right = compileCondition(node.right);
  return node.kind === 'and'
    ? (sight) => left(sight) && right(sight)
    : (sight) => left(sight) || right(sight);
}

function compare(sign: Comparison, left: NumberNode, right: NumberNode): Holds {
  const a = compileNumber(left);
  if (right.kind === 'number') return withNumber(sign, a, right.value);
  const b = compileNumber(right);
  switch (sign) {
    case '<':
      return (sight) => a(sight) < b(sight);
    case '<=':
      return (sight) => a(sight) <= b(sight);
    case '=':
      return (sight) => a(sight) === b(sight);
    case '!=':
      return (sight) => a(sight) !== b(sight);
    case '>=':
      return (sight) => a(sight) >= b(sight);
    case '>':
      return (sight) => a(sight) > b(sight);
  }
}

/** Most conditions compare with a number that is written down; this saves them a call. */
function withNumber(sign: Comparison, a: NumberOf, value: number): Holds {
  switch (sign) {
    case '<':
      return (sight) => a(sight) < value;
    case '<=':
      return (sight) => a(sight) <= value;
    case '=':
      return (sight) => a(sight) === value;
    case '!=':
      return (sight) => a(sight) !== value;
    case '>=':
      return (sight) => a(sight) >= value;
    case '>':
      return (sight) => a(sight) > value;
  }
}

export function compileNumber(node: NumberNode): NumberOf {
  switch (node.kind) {
    case 'number': {
      const { value } = node;
      return () => value;
    }
    case 'minus': {
      const of = compileNumber(node.of);
      return (sight) => -of(sight);
    }
    case 'calculation':
      return calculate(node.sign, compileNumber(node.left), compileNumber(node.right));
    case 'pile': {
      const zone = pile(node.face);
      return ({ t }) => t.size(zone);
    }
    case 'copies': {
      const { face, place } = node;
      return place === 'deck'
        ? (sight) => sight.count(face)
        : (sight) => sight.copies(face, sight.zone(place));
    }
    case 'group': {
      const { group, place } = node;
      return (sight) => sight.sum(group, place);
    }
    case 'table':
      return tableFact[node.fact];
  }
}

/** Division by nothing gives nothing. */
function calculate(sign: Calculation, a: NumberOf, b: NumberOf): NumberOf {
  switch (sign) {
    case '+':
      return (sight) => a(sight) + b(sight);
    case '-':
      return (sight) => a(sight) - b(sight);
    case '*':
      return (sight) => a(sight) * b(sight);
    case '/':
      return (sight) => {
        const by = b(sight);
        return by === 0 ? 0 : a(sight) / by;
      };
  }
}
