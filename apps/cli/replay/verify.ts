import type { RecordedGame } from '@zunft/host';
import type { CommandArgs } from '../command.ts';
import { mismatchAt, RecordRefused, replayRecords } from '../journal-file.ts';
import { speakerFor } from '../speaker.ts';

/** Runs a game again and compares the table wherever the journal has its fingerprint. Returns the exit code. */
export function verify(recorded: RecordedGame, to: number, { language, out, err }: CommandArgs): number {
  const speaker = speakerFor(recorded.registered, language);
  let hashes = 0;
  let mismatch: string | undefined;
  try {
    replayRecords(recorded, {
      to,
      visit(match, record, number) {
        if ('hash' in record) hashes++;
        const params = mismatchAt(match, record, number);
        if (params !== undefined) mismatch ??= speaker.say('replay.mismatch', params);
      },
    });
  } catch (error) {
    if (!(error instanceof RecordRefused)) throw error;
    mismatch ??= speaker.say('error.record-refused', { record: error.record, why: speaker.reason(error) });
  }
  if (mismatch === undefined) out(speaker.say('replay.verified', { records: to, hashes }));
  else err(mismatch);
  return mismatch === undefined ? 0 : 1;
}
