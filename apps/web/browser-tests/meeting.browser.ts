import { games } from '@zunft/games';
import { updateFor } from '@zunft/host';
import { type Answer, type Decision, type Game, type Journal, Match } from '@zunft/kernel';
import type { Update } from '@zunft/protocol';
import { expect } from 'vitest';
import { type Guest, playOn } from './guest.ts';
import { meet, strip, watcher } from './meeting.ts';
import { ask } from './rooms.ts';
import { test } from './test.ts';

/** What people prefer to the plainest answer. In The Guild nothing much happens to those who only end their turns. */
const likings: Readonly<Record<string, typeof cardsFirst>> = { 'the-guild': cardsFirst };
const courses = games.map(({ game }) => ({ id: game.id, game, liking: likings[game.id] }));

function cardsFirst(decision: Decision): Answer | undefined {
  const options = decision.kind === 'choose' && decision.max === 1 ? decision.options : [];
  const played = options.find(({ legal, ref }) => legal && ref.verb === 'play');
  return played && [played.id];
}

// At the same time, as people mostly wait.
test.concurrent.for(courses)(
  'two meet by a link and play a whole game of $id; one loses connection and tab; a third sees no hand',
  { timeout: 420_000 },
  async ({ game, liking }, { newPage }) => {
    const { ada, berta, link, table } = await meet(newPage, { game: game.id });
    const guests = [ada, berta];
    const zoe = await watcher(newPage, link);
    await playOn(guests, () => ada.seq >= 8, liking);

    // The connection breaks in the middle of a decision, and the same decision is there again.
    await playOn(guests, () => berta.isAsked);
    const { seq } = berta;
    await berta.page.context().setOffline(true);
    await strip(berta.page, 'This device is offline. Your table is safe').waitFor();
    await ada.page.locator('.seat-note').filter({ hasText: 'not connected' }).waitFor();
    await berta.page.context().setOffline(false);
    await strip(berta.page, 'Connected again. You missed nothing.').waitFor();
    expect(berta.seq).toBe(seq);
    await berta.seeDecision();
    await playOn(guests, () => ada.seq >= seq + 4, liking);

    // It breaks while somebody else plays; what happened is told, once and completely.
    await playOn(guests, () => ada.isAsked);
    const known = berta.seq;
    await berta.page.context().setOffline(true);
    await strip(berta.page, 'This device is offline').waitFor();
    await playOn([ada], () => !ada.isAsked || ada.seq >= known + 3);
    const missed = ada.seq - known;
    await berta.page.context().setOffline(false);
    await expect.poll(() => berta.seq).toBe(known + missed);

    // The tab is closed, and the link leads back to the own seat.
    await playOn(guests, () => berta.isAsked);
    const before = berta.seq;
    await berta.changeTab(link);
    await berta.page.locator('.bar-asking').waitFor();
    expect(berta.seq).toBe(before);
    expect(berta.room.seats[1]).toMatchObject({ name: 'Berta', you: true, here: true });
    await berta.seeDecision();

    await playOn(guests, () => false, liking);
    for (const { page } of guests) await page.getByRole('dialog').getByText('1st place').first().waitFor();
    expect((await ada.update()).seq).toBe((await berta.update()).seq);

    await zoe.page.getByRole('dialog').getByText('1st place').first().waitFor();
    expect(await zoe.page.locator('[data-zone="hand"]').count()).toBe(0);
    await sawNoHand(zoe, ada, { game, table });
  },
);

/** Whoever looked on was told the same as in any world that a spectator cannot tell from the real one. */
async function sawNoHand(
  zoe: Guest,
  { page }: Guest,
  { game, table }: { readonly game: Game; readonly table: string },
): Promise<void> {
  const { journal } = (await ask(page, { command: 'journal', table } as never)) as unknown as {
    journal: Journal;
  };
  const updates = zoe.frames.flatMap((frame) => {
    const { update, ok } = JSON.parse(frame) as { update?: Update; ok?: { update?: Update } };
    return update ?? ok?.update ?? [];
  });
  expect(updates.length).toBeGreaterThan(20);
  const spectator = journal.seats;
  let different = 0;
  for (const update of updates.filter((_, i) => i % 5 === 0)) {
    expect((update.view as { you: unknown }).you).toBeNull();
    expect(update.decisions).toEqual([]);
    const match = Match.replay(game, journal, update.seq);
    expect(update.events).toEqual(match.log(spectator).filter(({ seq }) => seq >= update.from));
    if (match.isOver) continue;
    const world = match.resample(spectator, `look ${update.seq}`);
    expect(update.view).toEqual(updateFor(world, spectator, world.seq).view);
    if (hands(world) !== hands(match)) different++;
  }
  expect(different).toBeGreaterThan(2);
}

const hands = (match: Match): string =>
  JSON.stringify([0, 1].map((seat) => (match.view(seat) as { you: { hand: unknown } }).you.hand));
