/** So many points of Elo make one side ten times as strong as the other. */
const tenfold = 400;

/**
 * What share of the wins a side can expect that is so much stronger. With two seats both sides have one; with more,
 * half of the games have one seat for it and the others for the other side, and half the other way round. A seat wins
 * in proportion to its strength. Equal sides can expect a half, however many seats there are.
 */
export function expectedShare(elo: number, seats: number): number {
  const strength = 10 ** (elo / tenfold);
  const others = seats - 1;
  if (strength === Number.POSITIVE_INFINITY) return 1;
  return (strength / (strength + others) + (others * strength) / (others * strength + 1)) / 2;
}

/** Beyond this nobody can tell differences any more. */
const furthest = 4 * tenfold;
const precision = 1e-6;

/** How much stronger a side is that wins such a share; infinite if it wins everything or nothing. */
export function eloOfShare(share: number, seats: number): number {
  if (share <= expectedShare(-furthest, seats)) return Number.NEGATIVE_INFINITY;
  if (share >= expectedShare(furthest, seats)) return Number.POSITIVE_INFINITY;
  let low = -furthest;
  let high = furthest;
  while (high - low > precision) {
    const middle = (low + high) / 2;
    if (expectedShare(middle, seats) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
