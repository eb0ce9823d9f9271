import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { TLSSocket } from 'node:tls';
import proxyAddr from '@fastify/proxy-addr';

/** Who calls, as far as the connection and the proxies that we trust can tell. */
export interface Caller {
  /** The address that limits are counted by. */
  readonly address: string;
  /** The name and port under which the caller reached us. */
  readonly host: string;
  /** Whether the caller spoke TLS, to us or to a proxy. */
  readonly secure: boolean;
}

/**
 * Reads what proxies add to a request, if it came from one of those that are trusted. `distrusted` is called once if another
 * one seems to stand in between: everybody behind it has the same address.
 */
export function callersBehind(
  trustedProxies: readonly string[],
  distrusted: () => void = () => undefined,
): (request: IncomingMessage) => Caller {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  let hasComplained = false;
  return (request) => {
    const { headers, socket } = request;
    const fromProxy = socket.remoteAddress !== undefined && isTrusted(socket.remoteAddress, 0);
    if (!fromProxy && !hasComplained && headers['x-forwarded-for'] !== undefined) {
      hasComplained = true;
      distrusted();
    }
    const told = (name: string): string | undefined => (fromProxy ? lastOf(headers[name]) : undefined);
    return {
      address: network(proxyAddr(request, isTrusted) ?? ''),
      host: told('x-forwarded-host') ?? headers.host ?? '',
      secure: (told('x-forwarded-proto') ?? protocolOf(socket)) === 'https',
    };
  };
}

const protocolOf = (socket: IncomingMessage['socket']): string =>
  (socket as Partial<TLSSocket>).encrypted === true ? 'https' : 'http';

/** The entry that the nearest proxy wrote; those before it may have been sent by anybody. */
const lastOf = (value: string | string[] | undefined): string | undefined =>
  (Array.isArray(value) ? value.at(-1) : value)?.split(',').at(-1)?.trim();

/** A household with IPv6 has as many addresses as it likes, but only one network of 64 bits. */
function network(address: string): string {
  const [plain = ''] = address.split('%', 1);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined || !isIPv6(plain)) return mapped ?? plain;
  const [head = '', tail] = plain.split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));
