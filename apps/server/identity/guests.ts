import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Somebody without an account, known by the browser they use. */
export interface Guest {
  /** What others may know them by. */
  readonly person: string;
  /** What the cookie says; whoever has it is this guest. */
  readonly token: string;
}

const cookieName = 'zunft-guest';
/** Browsers keep no cookie longer than 400 days. */
const lifetime = 400 * 24 * 60 * 60;
/** 128 bits and a signature of 256, in base64url. */
const tokenForm = /^([\w-]{22})\.([\w-]{43})$/;

/** Tells guests apart by a signed cookie. A cookie that is not ours is as good as none. */
export class Guests {
  private readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  /** The guest whose cookie came with a request. */
  recognise(cookieHeader: string | undefined): Guest | undefined {
    const token = cookieIn(cookieHeader);
    const [, secret, signature] = tokenForm.exec(token ?? '') ?? [];
    if (token === undefined || secret === undefined || signature === undefined) return undefined;
    const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(this.signature(secret)));
    return isOurs ? { person: personOf(secret), token } : undefined;
  }

  /** Somebody whom we have not seen before. */
  welcome(): Guest {
    const secret = randomBytes(16).toString('base64url');
    return { person: personOf(secret), token: `${secret}.${this.signature(secret)}` };
  }

  private signature(secret: string): string {
    return createHmac('sha256', this.key).update(secret).digest('base64url');
  }
}

/** The header that has a browser keep the guest's cookie, where scripts cannot read it. */
export const cookieFor = ({ token }: Guest, secure: boolean): string =>
  `${cookieName}=${token}; Max-Age=${lifetime}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

function cookieIn(header = ''): string | undefined {
  const start = `${cookieName}=`;
  const cookies = header.split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
}

/** Nobody can find the secret from it. */
const personOf = (secret: string): string =>
  createHash('sha256').update(`zunft-person/${secret}`).digest('base64url').slice(0, 22);
