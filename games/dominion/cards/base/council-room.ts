import { draw } from '../../moves.ts';
import { eachOther } from '../../play.ts';
import { card } from '../card.ts';

export const councilRoom = card('council-room', {
  bonus: { cards: 4, buys: 1 },
  play: (t, me) => eachOther(t, me, (seat) => draw(t, seat, 1)),
});
