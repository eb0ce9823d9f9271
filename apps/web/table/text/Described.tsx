import { useEffect } from 'preact/hooks';
import type { Scene } from '../scene.ts';

/** What lies on the table, in the words of its game; they are fetched when somebody reads them. */
export function Described({ scene }: { readonly scene: Scene }) {
  const { inWords } = scene.game;
  useEffect(() => void inWords.want(), [inWords]);
  const speaker = scene.speaker.value;
  return inWords
    .value?.(scene.view.value, { speaker, names: scene.names.value, options: scene.info.options })
    .map(({ heading, lines }) => (
      <section key={heading}>
        <h2>{heading}</h2>
        <ul>
          {lines.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      </section>
    ));
}
