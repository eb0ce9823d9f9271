import { signal } from '@preact/signals';

/** How many tables on the server wait for the player; none as long as nobody has asked it. */
export const waiting = signal(0);
