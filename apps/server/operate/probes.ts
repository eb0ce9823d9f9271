import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import type { Metrics } from './metrics.ts';

export interface ProbesSetup {
  readonly settings: Pick<Settings, 'metricsToken'>;
  readonly metrics: Metrics;
  /** Whether the server can do its work now. */
  isReady(): Promise<boolean>;
}

/** For whoever watches over the server: does it live, can it work, and what has it done? */
export async function probes(server: FastifyInstance, setup: ProbesSetup): Promise<void> {
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  server.get('/health', (_request, reply) => reply.send({ status: 'alive' }));
  server.get('/ready', async (_request, reply) =>
    (await setup.isReady()) ? reply.send({ status: 'ready' }) : reply.code(503).send({ status: 'not-ready' }),
  );
  server.get('/metrics', async (request, reply) => {
    const { metricsToken } = setup.settings;
    if (metricsToken !== undefined && !isSame(request.headers.authorization, `Bearer ${metricsToken}`)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send({ status: 'unauthorized' });
    }
    return reply.type(setup.metrics.contentType).send(await setup.metrics.text());
  });
}

function isSame(given: string | undefined, wanted: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
