import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { games } from '@zunft/games';
import { type Attendance, type BrainPool, Hall, type Outage } from '@zunft/host';
import type { Push } from '@zunft/protocol';
import type { FastifyInstance } from 'fastify';
import { api } from './api/api.ts';
import { Desk, type Partner } from './desk.ts';
import { type Caller, callersBehind } from './http/caller.ts';
import { refusal } from './http/refusal.ts';
import { Guests } from './identity/guests.ts';
import { PersonSession } from './identity/person-session.ts';
import { Limits } from './limits/limits.ts';
import type { Log } from './operate/log.ts';
import { Loop } from './operate/loop.ts';
import { Metrics } from './operate/metrics.ts';
import { probes } from './operate/probes.ts';
import { ServerClock } from './operate/server-clock.ts';
import { watchedStore } from './operate/watched-store.ts';
import { within } from './operate/within.ts';
import { serve } from './serve.ts';
import type { Settings } from './settings.ts';
import { Sockets, socketPath } from './sockets/sockets.ts';
import type { Storage } from './storage/storage.ts';
import { StorageError } from './storage/storage-error.ts';
import { thinkingPool } from './thinking/pool.ts';

export interface ServerSetup {
  readonly settings: Settings;
  /** The folder of the built web client. */
  readonly client: string;
  /** Closed together with the server. */
  readonly storage: Storage;
  /** The name of this server to the others. */
  readonly serverId: string;
  readonly log: Log;
}

/** How often overdue tables are looked for, and how long nobody else does once one server has found them. */
const jobPause = 1_000;
const jobLease = 10_000;
const jobsAtOnce = 200;
/** How often the server says that it lives; the storage takes five seconds of silence for an outage. */
const beatPause = 2_000;
/** How often tables at which no game came about are cleared away, and after how long. */
const clearPause = 60_000;
const kept = 30 * 24 * 60 * 60_000;
/** Milliseconds for the database to say that it is there, and to finish when the server stops. */
const readyPatience = 3_000;
const lastPatience = 5_000;
/** A database that is away fails many requests; one line a second says enough. */
const complaintPause = 1_000;
/** No clock runs longer, so that older outages matter to nobody. */
const outagesMatter = 30 * 24 * 60 * 60_000;

/** Everything behind one address: files, requests, sockets, tables and the storage below them. */
export class Server {
  readonly metrics: Metrics;
  private readonly setup: ServerSetup;
  private readonly clock = new ServerClock();
  private readonly web: FastifyInstance;
  private readonly store: ReturnType<typeof watchedStore>;
  private readonly brain: BrainPool;
  private readonly hall: Hall;
  private readonly desk: Desk;
  private readonly guests: Guests;
  private readonly callerOf: (request: IncomingMessage) => Caller;
  private readonly sockets: Sockets;
  private readonly loops: readonly Loop[];
  private readonly stopHearing: () => void;
  private lastComplaint = Number.NEGATIVE_INFINITY;

  /** Ready to work, but not listening yet. */
  static async open(setup: ServerSetup): Promise<Server> {
    const { storage, serverId, client, log } = setup;
    const key = await storage.secret('cookie', () => randomBytes(32).toString('hex'));
    await storage.beat(serverId, Date.now());
    const outages = [...(await storage.outages(Date.now() - outagesMatter))];
    const server = new Server(setup, await serve(client, { log }), new Guests(key), outages);
    await server.addRoutes();
    return server;
  }

  private constructor(setup: ServerSetup, web: FastifyInstance, guests: Guests, outages: Outage[]) {
    const { settings, storage, log } = setup;
    this.setup = setup;
    this.web = web;
    this.guests = guests;
    this.metrics = new Metrics(() => ({
      ...this.hall.stats(),
      sockets: this.sockets.count,
      thoughtsWaiting: this.brain.waiting,
    }));
    this.brain = thinkingPool(settings, this.clock, ({ outcome, milliseconds }) =>
      this.metrics.thought(outcome, milliseconds),
    );
    this.desk = new Desk({ limits: new Limits(settings), metrics: this.metrics, log });
    this.store = watchedStore(storage, (error) => this.storageFailed(error));
    this.hall = new Hall({
      games,
      store: this.store,
      clock: this.clock,
      random: (bytes) => randomBytes(bytes).toString('hex'),
      outages,
      attended: (attendances) => this.tellAttendance(attendances),
      brain: this.brain,
      limits: { milliseconds: settings.botTime },
    });
    this.callerOf = callersBehind(settings.trustedProxies, () =>
      log.warn(
        'requests come from a proxy that ZUNFT_TRUST_PROXY does not name: limits count all its callers as one',
      ),
    );
    this.sockets = new Sockets({
      settings,
      guests,
      desk: this.desk,
      metrics: this.metrics,
      log,
      callerOf: this.callerOf,
      partnerFor: (person, push) => this.partnerFor(person, push),
    });
    this.loops = [
      new Loop(
        jobPause,
        () => this.wakeDue(),
        (error) => this.failed(error),
      ),
      new Loop(
        beatPause,
        () => this.beat(outages),
        (error) => this.failed(error),
      ),
      new Loop(
        clearPause,
        () => storage.clearTables(this.clock.now() - kept),
        (error) => this.failed(error),
      ),
    ];
    this.stopHearing = this.hearOthers();
  }

  /** Lets people in. Returns where they find the server. */
  async listen(): Promise<AddressInfo> {
    const { host, port } = this.setup.settings;
    await this.web.listen({ host, port });
    for (const loop of this.loops) loop.start();
    const address = this.web.server.address() as AddressInfo;
    this.setup.log.info({ port: address.port }, 'listening');
    return address;
  }

  /** Accepts nothing any more, finishes what was accepted, tells everybody to come back, and lets go of the data. */
  async close(): Promise<void> {
    const { settings, storage, log } = this.setup;
    log.info({ sockets: this.sockets.count }, 'stopping');
    const allDone = this.desk.close(settings.shutdown);
    this.sockets.goodbye();
    this.stopHearing();
    await within(settings.shutdown, Promise.all(this.loops.map((loop) => loop.stop())));
    const givenUp = await allDone;
    if (givenUp > 0) log.warn({ requests: givenUp }, 'requests given up');
    this.sockets.close();
    await this.web.close();
    // A database that does not answer must not keep the process alive; what was acknowledged is in it.
    const isWritten = await within(lastPatience, this.hall.close());
    this.brain.close();
    this.clock.stop();
    const isClosed = await within(lastPatience, storage.close());
    log.info({ isWritten, isClosed }, 'stopped');
  }

  private async addRoutes(): Promise<void> {
    const { settings, log } = this.setup;
    await this.web.register(probes, {
      settings,
      metrics: this.metrics,
      isReady: () => this.isReady(),
    });
    await this.web.register(api, {
      prefix: '/api',
      settings,
      guests: this.guests,
      desk: this.desk,
      log,
      callerOf: this.callerOf,
      partnerFor: (person: string) => this.partnerFor(person, () => undefined),
    });
    this.web.get(socketPath, (_request, reply) =>
      reply
        .code(426)
        .header('upgrade', 'websocket')
        .send({ error: refusal('bad-handshake') }),
    );
    this.sockets.attach(this.web.server);
  }

  private partnerFor(person: string, push: (push: Push) => void): Partner {
    return new PersonSession(person, {
      nameOf: async (id) => (await this.store.person(id))?.name,
      begin: (known) => this.hall.session(known, push),
    });
  }

  private async isReady(): Promise<boolean> {
    if (!this.desk.isOpen) return false;
    try {
      return await within(readyPatience, this.setup.storage.check());
    } catch (error) {
      this.failed(error);
      return false;
    }
  }

  // What happens by itself

  private async wakeDue(): Promise<void> {
    const { storage, serverId, log } = this.setup;
    const due = await storage.claimDue(this.clock.now(), jobLease, jobsAtOnce, serverId);
    this.metrics.claimed(due.length);
    for (const table of due) {
      await this.hall.wake(table).catch((error: unknown) => log.warn({ table, err: error }, 'not woken'));
    }
  }

  private async beat(outages: Outage[]): Promise<void> {
    const { storage, serverId } = this.setup;
    await storage.beat(serverId, this.clock.now());
    // Another server may have noted an outage of the database that all of them had.
    outages.splice(0, outages.length, ...(await storage.outages(this.clock.now() - outagesMatter)));
  }

  /** Other servers may change the tables that are in memory here. */
  private hearOthers(): () => void {
    const { storage } = this.setup;
    const lookAgain = (table: string): void =>
      this.hall.changedElsewhere({ table, version: Number.MAX_SAFE_INTEGER, people: [] });
    const stops = [
      storage.onChange((announcement) => {
        if (announcement.version === 0) lookAgain(announcement.table);
        else this.hall.changedElsewhere(announcement);
      }),
      storage.onAttendance((attendance, server) => this.hall.attendedElsewhere(server, attendance)),
      storage.onMissed(() => {
        for (const { table } of this.hall.host.tablesInMemory) lookAgain(table);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** When the server stops, others find out by themselves. */
  private tellAttendance(attendances: readonly Attendance[]): void {
    if (!this.desk.isOpen) return;
    this.setup.storage.tellAttendance(attendances).catch((error: unknown) => this.failed(error));
  }

  private storageFailed(error: StorageError): void {
    this.metrics.storageFailed(error.code);
    const now = performance.now();
    if (now - this.lastComplaint < complaintPause) return;
    this.lastComplaint = now;
    this.setup.log.error({ err: error }, 'storage failed');
  }

  private failed(error: unknown): void {
    if (error instanceof StorageError) this.storageFailed(error);
    else this.setup.log.error({ err: error }, 'defect');
  }
}
