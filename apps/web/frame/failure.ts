import { Refused } from '../connection/connection.ts';
import type { frameWordsEn } from './words.en.ts';
import { frameSay, frameWords } from './words.ts';

type FailureWord = keyof typeof frameWordsEn & `failure.${string}`;

/** Something that went wrong before a host was asked. */
export class LocalFailure extends Error {
  readonly code: 'malformed-json' | 'too-large' | 'unreadable';

  constructor(code: LocalFailure['code']) {
    super(code);
    this.code = code;
  }
}

/** What went wrong, in a sentence. */
export function failureSentence(error: unknown): string {
  const code = codeOf(error);
  const key = `failure.${code}`;
  return isFailureWord(key) ? frameSay(key) : frameSay('failure.other', { code });
}

function codeOf(error: unknown): string {
  if (error instanceof Refused) return error.wire.code;
  if (error instanceof LocalFailure) return error.code;
  return error instanceof Error ? error.message : String(error);
}

const isFailureWord = (key: string): key is FailureWord => Object.hasOwn(frameWords.en, key);
