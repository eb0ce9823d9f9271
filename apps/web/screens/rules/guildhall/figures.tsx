import '../figure.css';
import './figures.css';
import '../../../design/seal.css';
import drawn from 'icon:game-icons/card-draw';
import played from 'icon:game-icons/card-play';
import swap from 'icon:lucide/arrow-left-right';
import arrow from 'icon:lucide/arrow-right';
import crown from 'icon:lucide/crown';
import { Cell } from '../../../design/Cell.tsx';
import { Icon, type IconData } from '../../../design/Icon.tsx';
import { Stacks } from '../../../design/Stacks.tsx';
import { type Tincture, tinctures } from '../../../design/tincture.ts';
import { Anatomy, type FigureProps } from '../Anatomy.tsx';
import { say } from './words.ts';

/** The five colours with their hatches. */
export function Tinctures({ speaker }: FigureProps) {
  return (
    <figure class="figure">
      <ul class="figure-tinctures">
        {tinctures.map((tincture) => (
          <li key={tincture}>
            <Cell tincture={tincture} state="filled" />
            {speaker.say(`colour.${tincture}`)}
          </li>
        ))}
      </ul>
      <figcaption>{say('tinctures')}</figcaption>
    </figure>
  );
}

/** What is where on a card. */
export const CardAnatomy = (props: FigureProps) => (
  <Anatomy
    {...props}
    card="weaver.blue"
    title={say('anatomy')}
    places={[say('anatomyColour'), say('anatomyProfession'), say('anatomyLevels')]}
  />
);

/** The three things that an action can be. */
export function Actions(_: FigureProps) {
  const ways: readonly (readonly [IconData, string])[] = [
    [played, say('actionPlay')],
    [drawn, say('actionRefill')],
    [crown, say('actionBuy')],
  ];
  return (
    <figure class="figure">
      <div class="figure-actions">
        <span class="figure-seals" aria-hidden="true">
          <span class="wax">1</span>
          <span class="wax">2</span>
        </span>
        <ul>
          {ways.map(([icon, word]) => (
            <li key={word}>
              <Icon of={icon} />
              {word}
            </li>
          ))}
        </ul>
      </div>
      <figcaption>{say('actions')}</figcaption>
    </figure>
  );
}

const rungs = [0, 2, 4] as const;
const levelAt = (open: number): number => rungs.findLast((rung) => rung <= open)!;

function Chapter({ open, arriving }: { readonly open: number; readonly arriving?: boolean }) {
  const state = (i: number) => {
    if (i < open) return 'filled';
    return arriving && i === open ? 'arriving' : 'empty';
  };
  return (
    <span class="figure-chapter" aria-hidden="true">
      {tinctures.map((tincture, i) => (
        <Cell key={tincture} tincture={tincture} state={state(i)} />
      ))}
    </span>
  );
}

/** How many open cards allow which level. */
export function Ladder(_: FigureProps) {
  return (
    <figure class="figure">
      <ul class="figure-ladder">
        {[0, 1, 2, 3, 4].map((open) => (
          <li key={open}>
            <Chapter open={open} />
            <span class="figure-rungs" aria-hidden="true">
              {rungs.map((rung) => (
                <span
                  key={rung}
                  class={rung === levelAt(open) ? 'figure-rung figure-rung-on' : 'figure-rung'}
                >
                  {rung}
                </span>
              ))}
            </span>
            <span class="visually-hidden">{say('ladderRow', { open, level: levelAt(open) })}</span>
          </li>
        ))}
      </ul>
      <figcaption>{say('ladder')}</figcaption>
    </figure>
  );
}

/** A chapter that becomes complete. */
export function Complete(_: FigureProps) {
  return (
    <figure class="figure">
      <ol class="figure-steps">
        <li>
          <Chapter open={4} />
          {say('completeOpen')}
        </li>
        <li>
          <Icon of={arrow} class="figure-arrow" />
          <Chapter open={4} arriving />
          {say('completeFifth')}
        </li>
        <li>
          <Icon of={arrow} class="figure-arrow" />
          <Stacks value={1} class="figure-stacks" />
          {say('completeDone')}
        </li>
      </ol>
      <figcaption>{say('complete')}</figcaption>
    </figure>
  );
}

function Side({ word, colours }: { readonly word: string; readonly colours: readonly Tincture[] }) {
  return (
    <span class="figure-side">
      <span class="figure-chapter" aria-hidden="true">
        {colours.map((tincture) => (
          <Cell key={tincture} tincture={tincture} state="filled" />
        ))}
      </span>
      {word}
    </span>
  );
}

/** Two cards for two. */
export function Exchange(_: FigureProps) {
  return (
    <figure class="figure">
      <div class="figure-exchange">
        <Side word={say('exchangeYours')} colours={['red', 'yellow']} />
        <Icon of={swap} class="figure-swap" />
        <Side word={say('exchangeTheirs')} colours={['blue', 'purple']} />
      </div>
      <figcaption>{say('exchange')}</figcaption>
    </figure>
  );
}
