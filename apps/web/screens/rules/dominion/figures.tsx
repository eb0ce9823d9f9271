import './figures.css';
import { Anatomy, type FigureProps } from '../Anatomy.tsx';
import { say } from './words.ts';

/** What is where on a card. */
export const CardAnatomy = (props: FigureProps) => (
  <Anatomy
    {...props}
    card="stonemason"
    title={say('anatomy')}
    places={[say('anatomyCost'), say('anatomyEdge'), say('anatomyTypes')]}
  />
);

const examples = ['smithy', 'witch', 'silver', 'province', 'moat', 'curse'];

/** One card of every kind. */
export function Kinds({ game, speaker }: FigureProps) {
  const { Picture } = game;
  return (
    <figure class="figure">
      <ul class="figure-kinds" aria-hidden="true">
        {examples.map((card) => (
          <li key={card}>
            <Picture card={card} size="hand" speaker={speaker} />
          </li>
        ))}
      </ul>
      <figcaption>{say('kinds')}</figcaption>
    </figure>
  );
}
