import './board.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isPhone } from '../../settings/settings.ts';
import { later } from '../../shell/later.ts';
import type { Scene } from '../../table/scene.ts';
import { Ending } from './Ending.tsx';
import { Play } from './Play.tsx';
import { Seats } from './Seats.tsx';
import type { SheetProps } from './Sheet.tsx';
import { Supply } from './Supply.tsx';
import { Trash } from './Trash.tsx';
import { viewOf } from './view.ts';

/** Needed now and then. */
const sheet = later(async () => (await import('./Sheet.tsx')).Sheet);
const draft = later(async () => (await import('./Draft.tsx')).Draft);

/** The table of Dominion above the decision bar. In the document the middle comes first, on the screen the players. */
export function Board({ scene }: { readonly scene: Scene }) {
  const opened = useSignal<SheetProps['of'] | undefined>(undefined);
  const isDraft = viewOf(scene).stage === 'draft';
  const Sheet = sheet.value;
  const shown = opened.value;
  const open = async (of: SheetProps['of']): Promise<void> => {
    await sheet.want();
    opened.value = of;
  };
  return (
    <div class="dom" data-seats={scene.info.seats} data-stage={isDraft ? 'draft' : 'turn'}>
      {isDraft ? <Drafting scene={scene} /> : <Middle scene={scene} onTrash={() => void open('trash')} />}
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

function Drafting({ scene }: { readonly scene: Scene }) {
  useEffect(() => {
    void draft.want();
  }, []);
  const Draft = draft.value;
  return Draft ? <Draft scene={scene} /> : null;
}

/** The supply, and below it the turn. */
function Middle({ scene, onTrash }: { readonly scene: Scene; onTrash(): void }) {
  // Seven piles share a phone's width; the trash lies beside what is in play there.
  if (isPhone.value)
    return (
      <>
        <Supply scene={scene} />
        <Play scene={scene}>
          <Trash scene={scene} onOpen={onTrash} />
          <Ending scene={scene} />
        </Play>
      </>
    );
  return (
    <>
      <Supply scene={scene}>
        <Trash scene={scene} role="gridcell" onOpen={onTrash} />
      </Supply>
      <Play scene={scene} />
      <Ending scene={scene} />
    </>
  );
}
