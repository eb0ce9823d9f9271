import { createHash } from 'node:crypto';
import type { Person, Response, Session } from '@zunft/host';
import { idOf, wireError } from '@zunft/protocol';
import type { Partner } from '../desk.ts';

export interface PersonSessionSetup {
  /** What somebody is called, if they have said so. */
  nameOf(person: string): Promise<string | undefined>;
  begin(person: Person): Session;
}

/** A session that begins with the first request: only then has to be known what the person is called. */
export class PersonSession implements Partner {
  private readonly person: string;
  private readonly setup: PersonSessionSetup;
  private session: Promise<Session> | undefined;
  private hasEnded = false;

  constructor(person: string, setup: PersonSessionSetup) {
    this.person = person;
    this.setup = setup;
  }

  async handle(request: unknown): Promise<Response> {
    this.session ??= this.begin();
    try {
      return await (await this.session).handle(request);
    } catch (error) {
      // Another request may be luckier.
      this.session = undefined;
      return { id: idOf(request), error: wireError(error) };
    }
  }

  end(): void {
    this.hasEnded = true;
    void this.session?.then(
      (session) => session.end(),
      () => undefined,
    );
  }

  private async begin(): Promise<Session> {
    const name = await this.setup.nameOf(this.person);
    const session = this.setup.begin(
      name === undefined
        ? { id: this.person, name: guestName(this.person), nameless: true }
        : { id: this.person, name },
    );
    if (this.hasEnded) session.end();
    return session;
  }
}

/** What somebody is called until they say otherwise; the same every time. */
export function guestName(person: string): string {
  const number = createHash('sha256').update(person).digest().readUInt16BE();
  return `Guest ${1_000 + (number % 9_000)}`;
}
