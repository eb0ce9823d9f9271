import './board.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { layout } from '../../settings/settings.ts';
import { later } from '../../shell/later.ts';
import type { Scene } from '../../table/scene.ts';
import { aims } from './aims.ts';
import { Dynasty } from './Dynasty.tsx';
import { Seats } from './Seats.tsx';
import type { SheetProps } from './Sheet.tsx';
import { Square } from './Square.tsx';
import { Stage } from './Stage.tsx';
import { isStyled } from './tight.ts';
import { viewOf } from './view.ts';

/** Needed now and then. */
const sheet = later(async () => (await import('./Sheet.tsx')).Sheet);
const guilds = later(async () => (await import('./Guilds.tsx')).Guilds);

/** The table of The Guild above the decision bar. In the document one's own comes first, on the screen the others. */
export function Board({ scene }: { readonly scene: Scene }) {
  const opened = useSignal<SheetProps['of'] | undefined>(undefined);
  useEffect(() => void aims.want(), []);
  if (!isStyled()) return <div aria-busy="true" />;
  const { stage } = viewOf(scene);
  const Sheet = sheet.value;
  const shown = opened.value;
  const open = async (of: SheetProps['of']): Promise<void> => {
    await sheet.want();
    opened.value = of;
  };
  return (
    <div class="tg" data-seats={scene.info.seats} data-stage={stage}>
      {layout.value === 'narrow' && stage === 'turn' && (
        <div class="tg-turn chrome">
          <Stage scene={scene} />
        </div>
      )}
      {stage === 'professions' ? (
        <Beginning scene={scene} />
      ) : (
        <>
          <Dynasty scene={scene} onOpen={(seat) => void open(seat)} />
          <Square scene={scene} onDiscard={() => void open('discard')} />
        </>
      )}
      <Seats scene={scene} onOpen={(seat) => void open(seat)} />
      {Sheet && shown !== undefined && (
        <Sheet
          scene={scene}
          of={shown}
          onClose={() => {
            opened.value = undefined;
          }}
        />
      )}
    </div>
  );
}

function Beginning({ scene }: { readonly scene: Scene }) {
  useEffect(() => {
    void guilds.want();
  }, []);
  const Guilds = guilds.value;
  return Guilds ? <Guilds scene={scene} /> : <div aria-busy="true" />;
}
