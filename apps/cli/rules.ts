import type { Command } from './command.ts';
import { gameNamed, noMoreWords } from './game-named.ts';
import { paintFor } from './paint.ts';
import { ruleCalled, ruleIdsOf, ruleLines } from './rule-lookup.ts';
import { speakerFor } from './speaker.ts';

/** `zunft rules`: the numbered rules in our words. */
export const rules: Command = {
  name: 'rules',
  flags: {},
  async run({ positionals: [name, typed, ...rest], language, terminal, out }) {
    const registered = gameNamed(name);
    const { texts } = registered;
    noMoreWords(rest, 0);
    const speaker = speakerFor(registered, language);
    const paint = paintFor(terminal);
    const ids = typed === undefined ? ruleIdsOf(texts) : [ruleCalled(texts, typed)];
    ids.forEach((id, i) => {
      if (i > 0) out('');
      for (const line of ruleLines(speaker, id, paint, terminal.columns)) out(line);
    });
    return 0;
  },
};
