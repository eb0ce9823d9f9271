import { Dialog } from '../../frame/Dialog.tsx';
import type { Scene } from '../../table/scene.ts';
import { SeatSheet } from './SeatSheet.tsx';
import { TrashSheet } from './TrashSheet.tsx';

export interface SheetProps {
  readonly scene: Scene;
  /** A seat, or the trash. */
  readonly of: number | 'trash';
  onClose(): void;
}

/** What the table shows as a number only, in full. */
export function Sheet({ scene, of, onClose }: SheetProps) {
  const title = of === 'trash' ? scene.speaker.value.say('dom.trash') : scene.names.value[of]!;
  return (
    <Dialog title={title} onClose={onClose}>
      {of === 'trash' ? <TrashSheet scene={scene} /> : <SeatSheet scene={scene} seat={of} />}
    </Dialog>
  );
}
