import type { CommandName } from '@zunft/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Transport = 'socket' | 'http';

/** What there is to know at the moment when somebody asks. */
export interface Gauges {
  readonly tables: number;
  readonly watchers: number;
  readonly present: number;
  readonly sockets: number;
  readonly thoughtsWaiting: number;
}

/** CPU, memory, event-loop delay and the like belong to the process, however many servers it runs. */
let ofProcess: Registry | undefined;

function processRegistry(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** What a server counts. docs/operate.md explains each of them. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly registers = [this.registry];

  private readonly requests = new Counter({
    name: 'zunft_requests_total',
    help: 'Requests by command and by the way they came',
    labelNames: ['command', 'via'],
    registers: this.registers,
  });
  private readonly refusals = new Counter({
    name: 'zunft_refusals_total',
    help: 'Refused requests and handshakes by code',
    labelNames: ['code'],
    registers: this.registers,
  });
  private readonly acknowledgements = new Histogram({
    name: 'zunft_acknowledgement_seconds',
    help: 'From an answer received to its acknowledgement, the journal being written',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: this.registers,
  });
  private readonly handshakes = new Counter({
    name: 'zunft_sockets_opened_total',
    help: 'Sockets opened since the start',
    registers: this.registers,
  });
  private readonly cut = new Counter({
    name: 'zunft_sockets_cut_total',
    help: 'Sockets closed by the server, by reason',
    labelNames: ['reason'],
    registers: this.registers,
  });
  private readonly bytes = new Counter({
    name: 'zunft_socket_bytes_total',
    help: 'Bytes of messages over sockets',
    labelNames: ['direction'],
    registers: this.registers,
  });
  private readonly jobs = new Counter({
    name: 'zunft_jobs_claimed_total',
    help: 'Tables that were due and that this server took care of',
    registers: this.registers,
  });
  private readonly thoughts = new Histogram({
    name: 'zunft_thought_seconds',
    help: 'How long bots thought in the threads, by outcome',
    labelNames: ['outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: this.registers,
  });
  private readonly storageErrors = new Counter({
    name: 'zunft_storage_errors_total',
    help: 'Failures of the database by code',
    labelNames: ['code'],
    registers: this.registers,
  });

  constructor(gauges: () => Gauges) {
    const gauge = (name: string, help: string, value: () => number): void => {
      const { registers } = this;
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    };
    gauge('zunft_sockets', 'Open sockets', () => gauges().sockets);
    gauge('zunft_tables', 'Tables in memory', () => gauges().tables);
    gauge('zunft_watchers', 'Sessions that watch a game', () => gauges().watchers);
    gauge('zunft_thoughts_waiting', 'Bots that wait for a thread', () => gauges().thoughtsWaiting);
    gauge('zunft_present', 'People who are at a table', () => gauges().present);
  }

  request(command: CommandName | 'unknown', via: Transport): void {
    this.requests.inc({ command, via });
  }

  refused(code: string): void {
    this.refusals.inc({ code });
  }

  acknowledged(milliseconds: number): void {
    this.acknowledgements.observe(milliseconds / 1_000);
  }

  opened(): void {
    this.handshakes.inc();
  }

  cutOff(reason: string): void {
    this.cut.inc({ reason });
  }

  moved(direction: 'in' | 'out', bytes: number): void {
    this.bytes.inc({ direction }, bytes);
  }

  claimed(tables: number): void {
    this.jobs.inc(tables);
  }

  thought(outcome: string, milliseconds: number): void {
    this.thoughts.observe({ outcome }, milliseconds / 1_000);
  }

  storageFailed(code: string): void {
    this.storageErrors.inc({ code });
  }

  /** Everything in the text format of Prometheus. */
  async text(): Promise<string> {
    return Registry.merge([processRegistry(), this.registry]).metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }
}
