import './turn-strip.css';
import weaver from 'icon:game-icons/rolled-cloth';
import type { ComponentChildren } from 'preact';
import { Cell } from '../../design/Cell.tsx';
import { Icon } from '../../design/Icon.tsx';
import { Laurel } from '../../design/Laurel.tsx';
import { Stacks } from '../../design/Stacks.tsx';
import { tinctureClass, tinctures } from '../../design/tincture.ts';
import { startSay } from './words.ts';

/** How a turn works, in four pictures. */
export function TurnStrip() {
  return (
    <ol class="turn-strip">
      <Step title={startSay('turn.play')} text={startSay('turn.playText')}>
        <span class={`turn-card ${tinctureClass('red')}`}>
          <span class="turn-card-field hatched">
            <span class="turn-card-medallion">
              <Icon of={weaver} />
            </span>
          </span>
        </span>
        <span class="turn-times">
          <span class="wax">1</span>
          <span class="wax wax-current">2</span>
        </span>
      </Step>
      <Step title={startSay('turn.level')} text={startSay('turn.levelText')}>
        <span class="turn-ladder">
          {[0, 2, 4].map((level) => (
            <span key={level} class={level === 2 ? 'turn-rung turn-rung-on' : 'turn-rung'}>
              {level}
            </span>
          ))}
        </span>
      </Step>
      <Step title={startSay('turn.chapter')} text={startSay('turn.chapterText')}>
        <span class="turn-cells">
          {tinctures.map((tincture) => (
            <Cell key={tincture} tincture={tincture} state={tincture === 'purple' ? 'arriving' : 'filled'} />
          ))}
        </span>
      </Step>
      <Step title={startSay('turn.buy')} text={startSay('turn.buyText')}>
        <Stacks value={2} max={2} />
        <span class="turn-arrow">→</span>
        <span class="turn-points">
          <Laurel class="turn-laurel" />
          <span class="numeral">7</span>
        </span>
      </Step>
    </ol>
  );
}

interface StepProps {
  readonly title: string;
  readonly text: string;
  readonly children: ComponentChildren;
}

function Step({ title, text, children }: StepProps) {
  return (
    <li class="turn-step paper">
      <span class="turn-picture" aria-hidden="true">
        {children}
      </span>
      <b class="turn-title">{title}</b>
      <span class="turn-text muted">{text}</span>
    </li>
  );
}
