import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { backupTo } from '@zunft/server';
import { type Command, UsageError } from '../command.ts';
import { plainSpeaker } from '../speaker.ts';
import { attempt, dataAndFile } from './data.ts';

/** `zunft backup`: everything that a server keeps, in a file; the server may go on running. */
export const backup: Command = {
  name: 'backup',
  flags: {},
  async run(args) {
    const { data, file } = dataAndFile(args);
    if (!existsSync(dirname(file))) throw new UsageError('error.unwritable-missing', { file });
    await attempt(backupTo(data, file), file);
    args.out(plainSpeaker(args.language).say('backup.done', { file }));
    return 0;
  },
};
