import { Failure, type WireError, wireError } from '@zunft/protocol';
import type { Settings } from '../settings.ts';
import { Buckets } from './buckets.ts';

/** On whose account a request goes. */
export interface Account {
  readonly address: string;
  readonly person?: string;
}

/** A wrong code counts as so many requests. */
const guessCosts = 20;
/** So does a new table, which has to be kept for long. One person has few, but anybody can pretend to be many. */
const tableCosts = 100;

/** How fast requests may come from one person and from one address, over all sockets. */
export class Limits {
  private readonly people: Buckets;
  private readonly addresses: Buckets;

  constructor({ ratePerPerson, ratePerAddress }: Pick<Settings, 'ratePerPerson' | 'ratePerAddress'>) {
    this.people = new Buckets(ratePerPerson);
    this.addresses = new Buckets(ratePerAddress);
  }

  /** Counts a request. Returns the refusal if there were too many. */
  refusal({ person, address }: Account): WireError | undefined {
    const wait = (person !== undefined && this.people.take(person)) || this.addresses.take(address);
    return wait > 0 ? tooFast(wait) : undefined;
  }

  /** Whoever guesses codes gets few guesses, from however many people they pretend to be. */
  guessedWrong({ person, address }: Account): void {
    if (person !== undefined) this.people.fine(person, guessCosts);
    this.addresses.fine(address, guessCosts);
  }

  laidTable({ address }: Account): void {
    this.addresses.fine(address, tableCosts);
  }
}

/** `after` so many milliseconds a request would be accepted. */
export const tooFast = (after: number): WireError => wireError(new Failure('too-fast', { after }));
