import { existsSync } from 'node:fs';
import { restoreFrom } from '@zunft/server';
import { type Command, UsageError } from '../command.ts';
import { plainSpeaker } from '../speaker.ts';
import { attempt, dataAndFile } from './data.ts';

/** `zunft restore`: fills an empty folder or database with a backup. */
export const restore: Command = {
  name: 'restore',
  flags: {},
  async run(args) {
    const { data, file } = dataAndFile(args);
    if (!existsSync(file)) throw new UsageError('error.unreadable-missing', { file });
    await attempt(restoreFrom(data, file), file);
    args.out(plainSpeaker(args.language).say('restore.done', { file }));
    return 0;
  },
};
