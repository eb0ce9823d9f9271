import { later } from '../../shell/later.ts';

/** The table once its game has begun. */
export const played = later(async () => (await import('../../room/PlayedRoom.tsx')).PlayedRoom);
