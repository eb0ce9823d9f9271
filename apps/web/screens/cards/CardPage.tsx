import left from 'icon:lucide/arrow-left';
import right from 'icon:lucide/arrow-right';
import grid from 'icon:lucide/layout-grid';
import { useSignal } from '@preact/signals';
import { Speaker } from '@zunft/text';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../design/Icon.tsx';
import { tinctureClass, tinctures } from '../../design/tincture.ts';
import { go } from '../../router/router.ts';
import { language } from '../../settings/settings.ts';
import type { ClientGame } from '../../table/client-game.ts';
import { type CardShelf, slugOf } from './shelf.ts';
import { say } from './words.ts';

export interface CardPageProps {
  readonly game: ClientGame;
  readonly shelf: CardShelf;
  readonly speaker: Speaker;
  readonly card: string;
}

/** One card: its picture, its text, and the rules about it. */
export function CardPage({ game, shelf, speaker, card }: CardPageProps) {
  const { Picture } = game;
  const shown = useSignal(card);
  const other = language.value === 'en' ? 'de' : 'en';
  const otherName = shelf.nameOf(new Speaker({ language: other, texts: game.texts, names: [] }), card);
  return (
    <div class="card-page">
      <Moving {...{ game, shelf, speaker, card }} />
      <article class="card-sheet paper paper-ruled">
        <div class="card-sheet-picture">
          <div aria-hidden="true">
            <Picture card={shown.value} size="hand" speaker={speaker} />
          </div>
          <Variants {...{ shelf, speaker, card }} shown={shown} />
        </div>
        <div class="card-sheet-text">
          <h1>{shelf.nameOf(speaker, card)}</h1>
          <p class="card-sheet-other">{say('inOther', { name: otherName })}</p>
          <Lines lines={speaker.cardText(card)} />
          <ul class="card-sheet-facts">
            {shelf.factsOf(card).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <Rules {...{ game, speaker }} title={say('rules')} rules={shelf.rulesOf(card)} />
          <Rules {...{ game, speaker }} title={say('mentions')} rules={shelf.mentionsOf(card)} />
        </div>
      </article>
    </div>
  );
}

/** A line that begins with a level shows it as on the card. */
function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul class="card-sheet-lines">
      {lines.map((line) => {
        const [, level, effect] = /^([\dX]): (.*)$/s.exec(line) ?? [];
        if (level === undefined) return <li key={line}>{line}</li>;
        return (
          <li key={line} class="card-sheet-level">
            <b>
              {level}
              <span class="visually-hidden">: </span>
            </b>
            {effect}
          </li>
        );
      })}
    </ul>
  );
}

interface VariantsProps extends Pick<CardPageProps, 'shelf' | 'speaker' | 'card'> {
  readonly shown: { value: string };
}

function Variants({ shelf, speaker, card, shown }: VariantsProps) {
  const variants = shelf.variantsOf(card);
  if (variants.length === 0) return null;
  return (
    <div class="card-variants">
      {variants.map((variant, i) => (
        <button
          key={variant.card}
          type="button"
          class={`card-variant hatched ${tinctureClass(tinctures[i]!)}`}
          aria-pressed={shown.value === variant.card}
          aria-label={variant.label(speaker)}
          title={variant.label(speaker)}
          onClick={() => {
            shown.value = variant.card;
          }}
        />
      ))}
    </div>
  );
}

interface RulesProps extends Pick<CardPageProps, 'game' | 'speaker'> {
  readonly title: string;
  readonly rules: readonly string[];
}

function Rules({ game, speaker, title, rules }: RulesProps) {
  if (rules.length === 0) return null;
  return (
    <section class="card-rules">
      <h2>{title}</h2>
      <dl>
        {rules.map((id) => {
          const rule = speaker.rule(id);
          return (
            <div key={id}>
              <dt>
                {rule.title}
                <a class="chip chip-rule" href={`/rules/${game.id}#${id}`}>
                  {id}
                </a>
              </dt>
              <dd>{rule.text}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** To the gallery and to the neighbours; the arrow keys do the same. */
function Moving({ game, shelf, speaker, card }: CardPageProps) {
  const { cards } = game.texts;
  const at = cards.indexOf(card);
  const previous = cards.at(at - 1)!;
  const next = cards[(at + 1) % cards.length]!;
  const address = (to: string) => `/cards/${game.id}/${slugOf(to)}`;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowLeft') go(address(previous));
      else if (event.key === 'ArrowRight') go(address(next));
      else if (event.key === 'Escape') go(`/cards/${game.id}`);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [card]);
  return (
    <nav class="card-moving" aria-label={say('moving')}>
      <a class="button button-table" href={`/cards/${game.id}`}>
        <Icon of={grid} />
        {say('toGallery')}
      </a>
      <span class="card-moving-place">{say('place', { number: at + 1, count: cards.length })}</span>
      <a
        class="button button-table button-icon"
        href={address(previous)}
        aria-label={say('previous', { card: shelf.nameOf(speaker, previous) })}
        title={shelf.nameOf(speaker, previous)}
      >
        <Icon of={left} />
      </a>
      <a
        class="button button-table button-icon"
        href={address(next)}
        aria-label={say('next', { card: shelf.nameOf(speaker, next) })}
        title={shelf.nameOf(speaker, next)}
      >
        <Icon of={right} />
      </a>
    </nav>
  );
}
