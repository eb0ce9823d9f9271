import gear from 'icon:lucide/settings';
import undone from 'icon:lucide/undo-2';
import type { IconData } from '../../design/Icon.tsx';

/** The signs of lines that the table itself adds to what happens in a game. */
export const typeIcons: Readonly<Record<string, IconData>> = { undo: undone, 'by-itself': gear };
