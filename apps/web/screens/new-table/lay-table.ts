import type { Options } from '@zunft/kernel';
import type { Request } from '@zunft/protocol';
import { callMe } from '../../online/me.ts';
import { server } from '../../online/server.ts';
import { go } from '../../router/router.ts';
import { change, settings } from '../../settings/settings.ts';
import { finishedPlaces, type RoomDraft, visibilityOf } from './room-draft.ts';

/** Lays a table on the server and goes there. The set-up is remembered for the next one. */
export async function layTable(game: string, draft: RoomDraft, options: Options): Promise<void> {
  const name = settings.value.name.trim();
  await callMe(name);
  const { clock, watching, seating, hints } = draft;
  const places = finishedPlaces(draft.places, name);
  const { room } = await server.request('lay', {
    game,
    options: options as Request<'lay'>['options'],
    places,
    clock,
    visibility: visibilityOf(draft),
    watching,
    seating,
    ...(hints !== undefined && { hints }),
  });
  const { [game]: _, ...others } = settings.value.lastRooms;
  const { visibility } = draft;
  const setup = { places: places.slice(1), clock, visibility, watching, seating, hints, options };
  change({ lastRooms: { ...others, [game]: setup } });
  // The address is what people send to their friends.
  go(`/room/${encodeURIComponent(room.table)}?code=${encodeURIComponent(room.code ?? '')}`);
}
