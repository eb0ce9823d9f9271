import type { TableModel } from './model.ts';

/** The player is to answer: nobody is called for what happens by itself, or while the table stands still. */
export const isAsked = ({ update, forced, company }: TableModel): boolean =>
  update.value.decisions.length > 0 && forced.due.value === undefined && company?.isStill.value !== true;

/** The game waits for the player: it does not where the table goes on without an answer. */
export const isAwaited = (model: TableModel): boolean => isAsked(model) && !model.isOptional.value;
