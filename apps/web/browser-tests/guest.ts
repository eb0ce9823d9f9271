import type { Answer, Decision } from '@zunft/kernel';
import type { Room, Update } from '@zunft/protocol';
import type { Page } from 'playwright-core';
import { amountField, marksOf, marksOn, nameField } from './drawn-table.ts';
import { byMouse, byTouch, carryOut, type Player } from './players.ts';
import { inVerbOrder } from './policy.ts';
import { until } from './until.ts';

/** Somebody at a table of the server: what their page was told, and how they answer. */
export class Guest {
  page: Page;
  /** Every message that the server sent to this person, in the order of arrival. */
  readonly frames: string[] = [];
  private readonly way: (page: Page) => Player;
  private latest: Update | undefined;
  /** Answers of this person that the server has taken; others may answer at the same time. */
  private taken = 0;
  private at: Room | undefined;

  constructor(page: Page, { touch = false } = {}) {
    this.page = page;
    this.way = touch ? byTouch : byMouse;
    this.overhear(page);
  }

  /** Closes the tab and comes back by a link in another one, as the same person. */
  async changeTab(link: string): Promise<void> {
    const context = this.page.context();
    await this.page.close();
    this.latest = undefined;
    this.page = await context.newPage();
    this.overhear(this.page);
    await this.page.goto(link);
  }

  private overhear(page: Page): void {
    page.on('websocket', (socket) => {
      const given = new Set<unknown>();
      socket.on('framesent', ({ payload }) => {
        const { id, command } = JSON.parse(String(payload)) as { id?: unknown; command?: string };
        if (command === 'answer') given.add(id);
      });
      socket.on('framereceived', ({ payload }) => {
        this.hear(String(payload));
        const { id, ok } = JSON.parse(String(payload)) as { id?: unknown; ok?: unknown };
        if (ok !== undefined && given.delete(id)) this.taken++;
      });
    });
  }

  private hear(frame: string): void {
    this.frames.push(frame);
    const said = JSON.parse(frame) as {
      update?: Update;
      room?: Room;
      ok?: { update?: Update; room?: Room };
    };
    this.latest = said.update ?? said.ok?.update ?? this.latest;
    this.at = said.room ?? said.ok?.room ?? this.at;
  }

  get room(): Room {
    if (this.at === undefined) throw new Error('nobody has told of a room');
    return this.at;
  }

  get seat(): number {
    return this.room.seats.findIndex(({ you }) => you);
  }

  /** What was last told of the game. */
  async update(): Promise<Update> {
    await until(async () => this.latest !== undefined, true, { what: 'the game has been told of' });
    return this.latest!;
  }

  /** Whoever has answered along with others still sees the question until all of them have. */
  get isAsked(): boolean {
    const { decisions = [], waitingFor = [], mayAnswer = [] } = this.latest ?? {};
    return decisions.some(({ seat }) => waitingFor.includes(seat) || mayAnswer.includes(seat));
  }

  /** A window is open to this person while somebody else acts. */
  get mayInterrupt(): boolean {
    const { decisions = [], view } = this.latest ?? {};
    const { active } = (view ?? {}) as { readonly active?: number };
    return this.isAsked && decisions[0]?.window !== undefined && active !== this.seat;
  }

  get isOver(): boolean {
    return this.latest?.over === true;
  }

  get seq(): number {
    return this.latest?.seq ?? -1;
  }

  /** Waits until the page shows what is asked: all and only the legal options are marked as such. */
  async seeDecision(): Promise<Decision> {
    const [decision] = (await this.update()).decisions;
    if (decision === undefined) throw new Error('nothing is asked');
    await until(() => marksOn(this.page), marksOf(decision), {
      what: `the options after record ${this.seq}`,
    });
    if (decision.kind === 'amount') await amountField(this.page).waitFor();
    if (decision.kind === 'name') await nameField(this.page).waitFor();
    return decision;
  }

  /** Answers what is asked by hand, and waits until the server has taken it. */
  async answer(wanted?: Answer): Promise<void> {
    const decision = await this.seeDecision();
    const { seq, taken } = this;
    const isSent = async () => this.seq > seq && this.taken > taken;
    await carryOut(this.page, this.way(this.page), decision, wanted ?? plainAnswer(decision), isSent);
    await until(isSent, true, { what: `the answer to record ${seq} has been taken` });
  }
}

/** Answers for whoever is asked, until something is the case; `liking`: what they prefer to what is plain. */
export async function playOn(
  guests: readonly Guest[],
  isEnough: () => boolean,
  liking?: (decision: Decision) => Answer | undefined,
): Promise<void> {
  while (!isEnough() && !guests.some(({ isOver }) => isOver)) {
    const asked = guests.find(({ isAsked }) => isAsked);
    if (asked !== undefined) await asked.answer(liking?.(await asked.seeDecision()));
    else await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const bought = ['province', 'gold', 'silver'].map((card) => `buy.${card}`);
const inOrder = ['play-treasures', ...bought, 'end'];

/** An answer that brings a game to its end, from what the player is told alone. */
function plainAnswer(decision: Decision): Answer {
  if (decision.kind === 'amount') return decision.min;
  if (decision.kind === 'name') return decision.names[0]!;
  if (decision.kind === 'text') return '';
  const legal = decision.options.filter((option) => option.legal).map(({ id }) => id);
  const plain = inOrder.find((id) => legal.includes(id));
  return plain === undefined || decision.max > 1 ? inVerbOrder(decision) : [plain];
}
