import { games } from '@zunft/games';
import { updateFor } from '@zunft/host';
import { type Answer, type Game, type Journal, Match } from '@zunft/kernel';
import type { Update } from '@zunft/protocol';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { desk, phone } from './devices.ts';
import { Guest } from './guest.ts';
import { ask, join, layAs, type NewPage, pageOf, ready } from './rooms.ts';
import { test } from './test.ts';
import { lateBeginning } from './the-guild-positions.ts';
import { until } from './until.ts';

const { game } = games.find((registered) => registered.game.id === 'the-guild')!;

/** What these tests look at. */
interface View {
  readonly caller: number | null;
  readonly winner: number | null;
  readonly wonBy: string;
  readonly townHall: { readonly state: string; readonly cost: number; readonly shares: readonly number[] };
  readonly seats: readonly { readonly taler: number; readonly inTower: boolean; readonly debt: number }[];
  readonly you: { readonly seat: number; readonly hand: unknown };
}

/** Whatever the next table is dealt from, it begins with a position. */
function dealNext(of: Game, position: object): void {
  vi.spyOn(Match, 'deal').mockImplementationOnce((_, { deal }) => Match.setUp(of, position, deal));
}

interface Party {
  readonly ada: Guest;
  readonly berta: Guest;
  readonly table: string;
}

/** Ada and Berta meet by a link at a table with two bots; what they begin with is laid out for them. */
async function meet(newPage: NewPage): Promise<Party> {
  const ada = new Guest(await pageOf(newPage, 'Ada', desk));
  const berta = new Guest(await pageOf(newPage, 'Berta', phone), { touch: true });
  const bot = { kind: 'bot', bot: 'apprentice' } as const;
  const { table } = await layAs(ada.page, 'Ada', {
    game: game.id,
    places: [{ kind: 'me' }, { kind: 'kept' }, { ...bot, name: 'Conrad' }, { ...bot, name: 'Dorothea' }],
  });
  await ada.page.goto(`/room/${table}`);
  await join(berta.page, await ada.page.getByLabel('Link to the table').inputValue());
  dealNext(game, lateBeginning);
  await ready(berta.page).tap();
  await ready(ada.page).click();
  for (const { page } of [ada, berta]) await page.locator('[data-zone="decision"]').waitFor();
  return { ada, berta, table };
}

const viewOf = async (guest: Guest) => (await guest.update()).view as unknown as View;

/** What somebody is asked, as soon as it is that. */
async function isAsked(guest: Guest, prompt: string, timeout = 45_000): Promise<void> {
  const now = async () => guest.isAsked && (await guest.update()).decisions[0]?.prompt.key;
  await until(now, `prompt.${prompt}`, { timeout, what: `what is asked of seat ${guest.seat}` });
}

/** Answers one question after the other, each of which has to be the one that is expected. */
async function answers(guest: Guest, ...course: readonly (readonly [string, Answer])[]): Promise<void> {
  for (const [prompt, answer] of course) {
    await isAsked(guest, prompt);
    await guest.answer(answer);
  }
}

/** Ends a turn; of too many cards those go that are not wanted any more. */
async function endTurn(guest: Guest, keep: readonly string[] = []): Promise<void> {
  await answers(guest, ['action', ['end']]);
  await isAsked(guest, 'discard');
  const [decision] = (await guest.update()).decisions;
  if (decision?.kind !== 'choose') throw new Error('cards are to be discarded');
  const ids = decision.options.map(({ id }) => id).filter((id) => !keep.includes(id));
  await guest.answer(ids.slice(0, decision.min));
}

/** What looks like markup is what Ada wrote. */
const promise = 'I will not burn anything <b>down</b>';

/** Berta reads on her phone what Ada promises: with the question, after coming back, and among the trades. */
async function seesPromise({ page }: Guest): Promise<void> {
  const said = page.locator('.bar-notice').getByText(`“${promise}”`, { exact: true });
  await said.waitFor();
  await page.getByRole('button', { name: 'Buy Inn', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Decline the offer', exact: true }).waitFor();
  await page.reload();
  await said.waitFor();
  await page.getByRole('button', { name: 'Chronicle', exact: true }).tap();
  await page.getByRole('tab', { name: 'Trades 1' }).tap();
  const offer = page.locator('.tg-offer');
  for (const words of ['Ada', '6 Taler', 'For sale: Inn', `“${promise}”`, 'Buy Inn'])
    await offer.getByText(words).first().waitFor();
  await page.keyboard.press('Escape');
}

const line = (page: Page, words: string | RegExp) => page.locator('.log-line').filter({ hasText: words });

/** A business and the like in front of whoever sits at the page. */
const slot = (page: Page, card: string) => page.locator(`.tg-slot-card[data-card="${card}"]`);

/** Whether Ada does, as somebody sees it, and what she owes. */
async function sitsInTower(guest: Guest): Promise<readonly [boolean, number]> {
  const [{ inTower, debt }] = (await viewOf(guest)).seats as [View['seats'][number]];
  return [inTower, debt];
}

/** How often somebody was told that something happened. */
const told = (guest: Guest, type: string): number =>
  updatesOf(guest).flatMap(({ events }) => events.filter(({ event }) => event.type === type)).length;

function updatesOf({ frames }: Guest): Update[] {
  return frames.flatMap((frame) => {
    const { update, ok } = JSON.parse(frame) as { update?: Update; ok?: { update?: Update } };
    return update ?? ok?.update ?? [];
  });
}

test('The Guild: two people and two bots play a game with a trade, an answer, a joint Town Hall, the tower and an election', {
  timeout: 420_000,
}, async ({ newPage }) => {
  const { ada, berta, table } = await meet(newPage);
  const guests = [ada, berta];
  /** Ada sees this, and so does Berta. */
  const both = async <T>(look: (guest: Guest) => Promise<T>, expected: T): Promise<void> => {
    for (const guest of guests)
      await until(() => look(guest), expected, { what: `what seat ${guest.seat} sees` });
  };
  expect(ada.room.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot', 'bot']);

  // They choose their professions one after the other, and keep their first hands all at once.
  await answers(ada, ['profession', ['choose.scholar']]);
  await answers(berta, ['profession', ['choose.host']]);
  for (const guest of guests) await answers(guest, ['redraw', ['keep']]);

  // A trade: Ada offers her Inn, and Berta takes it while it is still Ada's turn.
  await answers(
    ada,
    ['action', ['offer.sell']],
    ['offer-card', ['at.inn']],
    ['ask-price', 6],
    ['partners', ['to.1']],
    ['promise', promise],
  );
  await seesPromise(berta);
  await answers(berta, ['offered', ['accept.0']]);
  await both(async (guest) => (await viewOf(guest)).seats.map(({ taler }) => taler), [13, 18, 6, 6]);
  await both(async (guest) => told(guest, 'trade'), 1);
  await line(ada.page, 'Berta buys Inn from you for 6 Taler.').waitFor();
  await until(() => slot(ada.page, 'inn').count(), 0, { what: 'the Inn before Ada' });
  await until(() => slot(berta.page, 'inn').count(), 1, { what: 'the Inn before Berta' });

  // Ada promises a part of the Town Hall; Berta will build it.
  await answers(ada, ['action', ['pledge']], ['pledge', 10]);
  await endTurn(ada, ['discard.bucket-chain', 'discard.night-watch']);

  // Berta sets fire to Ada's Bakehouse. Ada answers, whereupon both are asked; the second answer prevents it.
  await answers(berta, ['action', ['play.arson']], ['aim', ['at.bakehouse']]);
  await isAsked(ada, 'answer-act');
  expect(berta.isAsked).toBe(false);
  await ada.page.locator('.tg-event', { hasText: 'Berta: Arson' }).waitFor();
  await answers(ada, ['answer-act', ['play.bucket-chain']]);
  for (const guest of guests) await isAsked(guest, 'answer-act');
  await answers(berta, ['answer-act', ['pass']]);
  await answers(ada, ['answer-act', ['play.night-watch']]);
  await isAsked(berta, 'action');
  await line(ada.page, /You play Night Watch/).waitFor();
  await line(ada.page, 'The act against you is prevented.').waitFor();
  await both(async (guest) => told(guest, 'prevented'), 1);
  expect(await slot(ada.page, 'bakehouse').count()).toBe(1);

  // Both have paid for the Town Hall, Ada with all that she had left.
  await answers(berta, ['action', ['build']]);
  await isAsked(berta, 'action');
  const { townHall, seats } = await viewOf(berta);
  const [part = 0, rest = 0] = townHall.shares;
  expect([part + rest, seats[0]!.taler]).toEqual([townHall.cost, 0]);
  await both(async (guest) => (await viewOf(guest)).townHall.shares, [part, rest, 0, 0]);
  await both(({ page }) => page.locator('.tg-hall[data-state="built"]').count(), 1);
  await line(ada.page, `Berta builds Town Hall and pays ${rest} Taler.`).waitFor();
  await endTurn(berta, ['discard.rousing-speech']);

  // Ada cannot pay her supporters and goes to the tower; Berta calls the election meanwhile.
  await answers(ada, ['short-of-upkeep', ['tower']]);
  await isAsked(berta, 'action');
  await both(sitsInTower, [true, 1]);
  await line(ada.page, 'You go to the debtors’ tower.').waitFor();
  await ada.page.locator('.tg-dynasty[data-tower="true"]').waitFor();
  await berta.page.locator('.tg-seat-tower', { hasText: 'Ada' }).waitFor();
  await answers(berta, ['action', ['call']]);
  await isAsked(berta, 'action');
  await line(ada.page, 'Berta calls the mayoral election').waitFor();
  await both(({ page }) => page.locator('.tg-event[data-state="called"]').count(), 1);
  await endTurn(berta, ['discard.rousing-speech']);

  // In her next turn she pays her debt and is free.
  await answers(ada, ['short-of-upkeep', ['drop.bishop']]);
  await isAsked(ada, 'action');
  await line(ada.page, 'You leave the debtors’ tower.').waitFor();
  await both(sitsInTower, [false, 0]);
  await endTurn(ada);

  // Before the votes are counted, everybody may say something.
  for (const guest of guests) await isAsked(guest, 'answer-election');
  await both(({ page }) => page.locator('.tg-event[data-state="held"]').count(), 1);
  await answers(ada, ['answer-election', ['pass']]);
  await answers(berta, ['answer-election', ['play.rousing-speech']]);
  for (const guest of guests) await answers(guest, ['answer-election', ['pass']]);

  for (const { page } of guests) await page.getByRole('dialog').getByText('1st place').first().waitFor();
  await both(async ({ isOver }) => isOver, true);
  const [first, second] = [await viewOf(ada), await viewOf(berta)];
  expect(first).toMatchObject({ wonBy: 'election', winner: second.winner });
  expect([0, 1]).toContain(first.winner);
  const names = ['Ada', 'Berta'];
  for (const [seat, { page }] of guests.entries()) {
    const words =
      seat === first.winner ? 'You have won the mayoral election' : `${names[first.winner!]} has won`;
    await page.getByRole('dialog').getByText(words).first().waitFor();
  }
  for (const guest of guests) await sawNoOtherHand(guest, ada.page, table);
});

/** Somebody was told the same as in any world that they could not tell from the real one. */
async function sawNoOtherHand(guest: Guest, page: Page, table: string): Promise<void> {
  const { journal } = (await ask(page, { command: 'journal', table } as never)) as unknown as {
    journal: Journal;
  };
  const { seat } = guest;
  const handsOf = (match: Match): string =>
    JSON.stringify(
      [0, 1, 2, 3].filter((one) => one !== seat).map((one) => (match.view(one) as never as View).you.hand),
    );
  let different = 0;
  for (const update of updatesOf(guest).filter((_, i) => i % 3 === 0)) {
    const match = Match.replay(game, journal, update.seq);
    expect(update.events).toEqual(match.log(seat).filter(({ seq }) => seq >= update.from));
    if (match.isOver) continue;
    const world = match.resample(seat, `look ${update.seq}`);
    const { view, decisions } = updateFor(world, seat, world.seq);
    expect({ view: update.view, decisions: update.decisions }).toEqual({ view, decisions });
    if (handsOf(world) !== handsOf(match)) different++;
  }
  expect(different).toBeGreaterThan(5);
}
