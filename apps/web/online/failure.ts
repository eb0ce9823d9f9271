import { Refused } from '../connection/connection.ts';
import { failureSentence } from '../frame/failure.ts';
import { sayer } from '../words/words.ts';
import { failureWordsDe } from './failures/words.de.ts';
import { failureWordsEn } from './failures/words.en.ts';

const say = sayer({ en: failureWordsEn, de: failureWordsDe });

/** What went wrong with the server, in a sentence. */
export function onlineFailure(error: unknown): string {
  const code = error instanceof Refused ? error.wire.code : '';
  return codeSentence(code) ?? failureSentence(error);
}

/** The sentence for a code of the protocol, if it has one. */
export function codeSentence(code: string): string | undefined {
  return Object.hasOwn(failureWordsEn, code) ? say(code as keyof typeof failureWordsEn) : undefined;
}
