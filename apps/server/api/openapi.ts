import { type CommandName, commandNames, protocolVersion, requests } from '@zunft/protocol';
import { z } from 'zod';
import { socketPath } from '../sockets/sockets.ts';
import { describedCommands, restCommands } from './commands.ts';
import { named } from './schemas.ts';

/** A schema or a part of the document: plain JSON. */
export interface Fields {
  readonly [field: string]: unknown;
}

export interface OpenApi {
  readonly openapi: string;
  readonly info: Fields;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Fields>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Fields>> };
}

const refTo = (name: string): Fields => ({ $ref: `#/components/schemas/${name}` });
/** The fields of a command. */
export const requestName = (command: CommandName): string => `${command}.request`;
/** What is in `ok`. */
export const responseName = (command: CommandName): string => `${command}.ok`;
/** The same command as a message over a socket. */
export const messageName = (command: CommandName): string => `${command}.message`;

/** The whole interface as an OpenAPI 3.1 document. */
export function openApi(): OpenApi {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Zunft',
      version: String(protocolVersion),
      license: { name: 'MIT', identifier: 'MIT' },
      description,
    },
    paths: paths(),
    components: { schemas: schemas() },
  };
}

const description = [
  'Every command of the protocol is a POST of its fields to `/api/<command>`, and a message over the socket at ' +
    `\`${socketPath}\`. Both answer with \`ok\` or with \`error\`, which has a stable \`code\`.`,
  'The first response sets the cookie `zunft-guest`: send it back with everything, as it is who you are. ' +
    'A POST needs the content type `application/json`, even where a command has no fields.',
  'Over the socket each message is one JSON object: `<command>.message` in the schemas below. The response has the same ' +
    '`id`. Requests are carried out in the order in which they were sent; news, the schema `Push`, comes in between.',
  'The schemas `<command>.ok` say what is in `ok`. Fields may be added to responses and news: ignore those you do not know.',
].join('\n\n');

// Schemas

function schemas(): Record<string, Fields> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  for (const command of commandNames) {
    registry.add(fieldsOf(command), { id: requestName(command) });
    // A copy, as several commands answer with the same.
    registry.add(describedCommands[command].response.clone(), { id: responseName(command) });
    registry.add(messageOf(command), { id: messageName(command) });
  }
  const made = z.toJSONSchema(registry, { io: 'input', uri: (id) => `#/components/schemas/${id}` }).schemas;
  const entries = Object.entries(made).filter(([name]) => name !== sharedName);
  const known = Object.fromEntries(
    entries.map(([name, schema]) => [name, tidied(schema, { isSent: isSent(name) }) as Fields]),
  );
  return { ...known, Json: { description: 'Anything that JSON can say' } };
}

/** REST needs no envelope: the address says the command, and the connection which response belongs to it. */
const fieldsOf = (command: CommandName): z.ZodType => {
  const { id: _, command: __, ...fields } = requests[command].shape;
  return z.strictObject(fields);
};

const messageOf = (command: CommandName): z.ZodType => {
  const { id, command: _, ...fields } = requests[command].shape;
  return z.strictObject({ id, command: z.literal(command), ...fields });
};

const sharedName = '__shared';

/** Requests are held to their fields; what comes back may have more of them one day. */
const isSent = (name: string): boolean => /\.(request|message)$/.test(name) || name === 'ClockSpec';

/** Without what says nothing: limits of whole numbers, names of schemas; and `Json` for what refers to itself. */
function tidied(schema: unknown, how = { isSent: true }): unknown {
  if (Array.isArray(schema)) return schema.map((part) => tidied(part, how));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $schema: _, $id: __, ...rest } = schema as Record<string, unknown>;
  if (typeof rest['$ref'] === 'string' && rest['$ref'].includes(`/${sharedName}#`)) {
    return { ...rest, $ref: refTo('Json')['$ref'] };
  }
  return Object.fromEntries(
    Object.entries(rest).flatMap(([key, value]) => {
      const isNoLimit = Math.abs(value as number) === Number.MAX_SAFE_INTEGER;
      const isTooStrict = key === 'additionalProperties' && value === false && !how.isSent;
      return isNoLimit || isTooStrict ? [] : [[key, tidied(value, how)]];
    }),
  );
}

// Paths

function paths(): OpenApi['paths'] {
  const byCommand = restCommands.map((command) => [`/api/${command}`, methodsOf(command)] as const);
  return {
    ...Object.fromEntries(byCommand),
    '/api/tables/{table}/journal': { get: journalDownload },
    [socketPath]: { get: handshake },
    '/health': { get: probe('The process lives') },
    '/ready': { get: probe('The database answers and the server is not about to stop') },
  };
}

function methodsOf(command: CommandName): Record<string, Fields> {
  const { about, get: inQuery } = describedCommands[command];
  const post = {
    operationId: command,
    summary: about,
    requestBody: { required: true, content: asJson(refTo(requestName(command))) },
    responses: responsesOf(refTo(responseName(command))),
  };
  if (inQuery === undefined) return { post };
  const get = {
    operationId: `get-${command}`,
    summary: about,
    parameters: queryOf(command, inQuery),
    responses: responsesOf(refTo(responseName(command))),
  };
  return { post, get };
}

const asJson = (schema: Fields): Fields => ({ 'application/json': { schema } });

const envelope = (field: 'ok' | 'error', schema: Fields): Fields => ({
  type: 'object',
  properties: { [field]: schema },
  required: [field],
});

const responsesOf = (ok: Fields): Fields => ({
  200: { description: 'Done', content: asJson(envelope('ok', ok)) },
  default: {
    description: 'Refused; nothing has changed',
    content: asJson(envelope('error', refTo('Error'))),
  },
});

function queryOf(command: CommandName, names: readonly string[]): Fields[] {
  const { properties } = tidied(z.toJSONSchema(fieldsOf(command), { io: 'input' })) as {
    readonly properties: Readonly<Record<string, Fields>>;
  };
  return names.map((name) => ({ name, in: 'query', required: false, schema: properties[name] }));
}

const journalDownload: Fields = {
  operationId: 'download-journal',
  summary: 'The record of a game as a file: everything after the end, before that what a seat may know',
  parameters: [
    { name: 'table', in: 'path', required: true, schema: { type: 'string' } },
    {
      name: 'as',
      in: 'query',
      required: false,
      description: 'A seat, or `spectator`',
      schema: { anyOf: [{ type: 'integer', minimum: 0 }, { const: 'spectator' }] },
    },
  ],
  responses: {
    200: { description: 'The journal', content: asJson(refTo('Json')) },
    default: { description: 'Refused', content: asJson(envelope('error', refTo('Error'))) },
  },
};

const handshake: Fields = {
  operationId: 'socket',
  summary: 'Opens a WebSocket',
  description:
    'Each text message is one JSON object: a request (`<command>.message`), its response (`id` with `ok` or `error`) or ' +
    'news (`Push`). The reason of a close frame is a code: `shutting-down` (1012), `too-fast` (1008), `too-large` (1009), ' +
    '`too-slow` (4008).',
  responses: {
    101: { description: 'The socket is open' },
    default: { description: 'Refused', content: asJson(envelope('error', refTo('Error'))) },
  },
};

const probe = (summary: string): Fields => ({
  summary,
  responses: {
    200: { description: 'Yes', content: asJson({ type: 'object' }) },
    503: { description: 'No', content: asJson({ type: 'object' }) },
  },
});
