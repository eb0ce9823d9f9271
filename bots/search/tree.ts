/** The root of every tree. */
export const root = 0;

const noNode = -1;

/**
 * What has been tried, and what came of it: nodes in flat arrays, so that a search of many thousand moves makes no
 * objects. A node is reached from its parent by a move, which has the same key in every world.
 */
export class Tree {
  count = 0;
  visits = new Int32Array(1024);
  /** What those who made the move got, added up. */
  value = new Float64Array(1024);
  /** How good the move looked at first sight, as a share of all that were possible; below zero: not to be tried. */
  prior = new Float64Array(1024);
  private parents = new Int32Array(1024);
  private keys = new Int32Array(1024);
  /** An open hash table of nodes by parent and key. */
  private slots = new Int32Array(4096).fill(noNode);

  constructor() {
    this.add(noNode, 0, 1);
  }

  /** The node that a move leads to, or -1. */
  child(parent: number, key: number): number {
    const { slots, parents, keys } = this;
    const mask = slots.length - 1;
    for (let slot = hash(parent, key) & mask; ; slot = (slot + 1) & mask) {
      const node = slots[slot]!;
      if (node === noNode || (parents[node] === parent && keys[node] === key)) return node;
    }
  }

  add(parent: number, key: number, prior: number): number {
    if (this.count === this.visits.length) this.grow();
    const node = this.count++;
    this.parents[node] = parent;
    this.keys[node] = key;
    this.prior[node] = prior;
    this.enter(node);
    return node;
  }

  private enter(node: number): void {
    const { slots } = this;
    const mask = slots.length - 1;
    let slot = hash(this.parents[node]!, this.keys[node]!) & mask;
    while (slots[slot] !== noNode) slot = (slot + 1) & mask;
    slots[slot] = node;
  }

  private grow(): void {
    const size = this.visits.length * 2;
    this.visits = enlarged(this.visits, new Int32Array(size));
    this.value = enlarged(this.value, new Float64Array(size));
    this.prior = enlarged(this.prior, new Float64Array(size));
    this.parents = enlarged(this.parents, new Int32Array(size));
    this.keys = enlarged(this.keys, new Int32Array(size));
    this.slots = new Int32Array(size * 4).fill(noNode);
    for (let node = 0; node < this.count; node++) this.enter(node);
  }
}

function enlarged<A extends Int32Array | Float64Array>(from: A, to: A): A {
  to.set(from);
  return to;
}

function hash(parent: number, key: number): number {
  let h = Math.imul(parent ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(key + 0x7f4a7c15, 0xc2b2ae35);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  return h ^ (h >>> 13);
}
