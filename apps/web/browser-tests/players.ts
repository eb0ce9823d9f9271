import type { Answer, Decision, Match } from '@zunft/kernel';
import type { Locator, Page } from 'playwright-core';
import {
  bar,
  commitButton,
  isPicked,
  nameIn,
  optionOf,
  setOf,
  shownDecision,
  textField,
} from './drawn-table.ts';
import { answerTo } from './policy.ts';
import { askedOf, storedSummary, timeSinceUpdate } from './tables.ts';
import { until } from './until.ts';

/** After the bar has changed, presses on it do nothing for this long. */
const guardTime = 350;

/** Waits as long as the bar ignores what may have been meant for the decision before. */
export async function settle(page: Page): Promise<void> {
  const left = guardTime - (await timeSinceUpdate(page));
  if (left > 0) await page.waitForTimeout(left);
}

/** Waits long enough to see that nothing happens. */
export const linger = (page: Page) => page.waitForTimeout(guardTime);

/** A way to play: how an option is picked, an amount set or a card named, and how that is sent. */
export interface Player {
  pick(id: string, copy: number): Promise<void>;
  /** `steps`: how far from where the amount stands. */
  step(steps: number): Promise<void>;
  name(card: string): Promise<void>;
  write(words: string): Promise<void>;
  commit(): Promise<void>;
}

const stepButton = (page: Page, steps: number) =>
  bar(page)
    .locator('.amount-step')
    .nth(steps < 0 ? 0 : 1);

const settleIfInBar = async (page: Page, option: Locator): Promise<void> => {
  const isInBar = await option.evaluate((element) => element.closest('[data-zone="decision"]') !== null);
  if (isInBar) await settle(page);
};

export const byMouse = (page: Page): Player => ({
  async pick(id, copy) {
    const option = optionOf(page, id, copy);
    if ((await option.count()) === 0) await setOf(page, id).click();
    await settleIfInBar(page, option);
    await option.click();
  },
  async step(steps) {
    for (let i = 0; i < Math.abs(steps); i++) await stepButton(page, steps).click();
  },
  name: (card) => nameIn(page, card).click(),
  write: (words) => textField(page).fill(words),
  async commit() {
    await settle(page);
    await commitButton(page).click();
  },
});

/** By finger. What lies on the other side of a swap is brought up first. */
export const byTouch = (page: Page): Player => ({
  async pick(id, copy) {
    const option = optionOf(page, id, copy);
    const set = setOf(page, id);
    if ((await option.count()) === 0)
      await ((await set.count()) > 0 ? set : page.locator('.duel-sides [aria-pressed="false"]')).tap();
    await settleIfInBar(page, option);
    await option.tap();
  },
  async step(steps) {
    for (let i = 0; i < Math.abs(steps); i++) await stepButton(page, steps).tap();
  },
  name: (card) => nameIn(page, card).tap(),
  write: (words) => textField(page).fill(words),
  async commit() {
    await settle(page);
    await commitButton(page).tap();
  },
});

/** One moment of a game: what is asked. */
export interface Moment {
  readonly match: Match;
  readonly decision: Decision;
}

/** Picks the options of an answer one after the other, or says it, and sends it where that alone does not. */
export async function give(
  page: Page,
  table: string,
  player: Player,
  { match, decision }: Moment,
  answer: Answer = answerTo(match),
): Promise<void> {
  const isSent = async () => (await storedSummary(page, table)).seq > match.seq;
  return carryOut(page, player, decision, answer, isSent);
}

/** The same, wherever the table is kept. */
export async function carryOut(
  page: Page,
  player: Player,
  decision: Decision,
  answer: Answer,
  isSent: () => Promise<boolean>,
): Promise<void> {
  if (decision.kind === 'amount') await player.step(Number(answer) - (decision.usual ?? decision.min));
  if (decision.kind === 'name') await player.name(String(answer));
  if (decision.kind === 'text') await player.write(String(answer));
  if (decision.kind !== 'choose' || !Array.isArray(answer)) return player.commit();
  for (const [i, id] of answer.entries()) {
    const copy = answer.slice(0, i).filter((other) => other === id).length;
    // Where everything has to be put in order, it is picked from the start.
    if (!(await isPicked(page, id, copy))) await player.pick(id, copy);
  }
  const [first] = answer;
  if (decision.max > 1 || first === undefined) return player.commit();
  const isTaken = async () => (await isSent()) || (await isPicked(page, first));
  await pickUntil(isTaken, async () => player.pick(first, 0), `picking ${first} does something`);
  if (!(await isSent())) await player.commit();
}

/** A press does nothing where somebody else has just changed the bar under the finger: people press again. */
async function pickUntil(
  isTaken: () => Promise<boolean>,
  pickAgain: () => Promise<void>,
  what: string,
): Promise<void> {
  const soon = performance.now() + 5_000;
  await until(async () => (await isTaken()) || performance.now() > soon, true, { what });
  if (!(await isTaken())) await pickAgain();
  await until(isTaken, true, { what });
}

interface Course {
  /** So many decisions at most. */
  readonly decisions?: number;
  /** Enough has been played. */
  until?(moment: Moment): boolean;
  /** Looks at each decision before it is answered. */
  look?(moment: Moment): Promise<void>;
}

/** Plays until the game is over, or as far as wanted. */
export async function play(
  page: Page,
  table: string,
  player: Player,
  { decisions = Infinity, until: isEnough, look }: Course = {},
): Promise<Match> {
  let match = await shownDecision(page, table);
  for (let count = 0; count < decisions && !match.isOver; count++) {
    const moment = { match, decision: askedOf(match) };
    if (isEnough?.(moment)) break;
    await look?.(moment);
    await give(page, table, player, moment);
    match = await shownDecision(page, table, match.seq);
  }
  return match;
}

/** Gives single picks one after the other, each as soon as it is asked for. */
export async function pickInTurn(
  page: Page,
  table: string,
  player: Player,
  ids: readonly string[],
): Promise<Match> {
  let match = await shownDecision(page, table);
  for (const id of ids) {
    await give(page, table, player, { match, decision: askedOf(match) }, [id]);
    match = await shownDecision(page, table, match.seq);
  }
  return match;
}
