import { botNamed, type Considered, type Thought, thoughtOf } from '@zunft/bots';
import type { RegisteredGame } from '@zunft/games';
import { adviser } from '@zunft/host';
import type { Answer, Decision, Match, Seat } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import { wrap } from '../paragraph.ts';
import { optionText } from './option-list.ts';

/** What the strongest bot thinks of a question, knowing no more than the seat that is asked. */
export function thoughtFor(registered: RegisteredGame, match: Match, seat: Seat): Thought {
  const bot = botNamed(registered, adviser(registered))!;
  const seed = `hint ${match.seq}`;
  const thinking = bot.begin(match.situation(seat, seed), seed);
  thinking.run(bot.iterations);
  return thoughtOf(thinking, true);
}

/** The same in words: the best answer first. */
export function hintLines(
  { answer, options }: Thought,
  decision: Decision,
  speaker: Speaker,
  width: number,
): string[] {
  const considered: readonly Partial<Considered>[] = options.length === 0 ? [{ answer }] : options;
  const percent = new Intl.NumberFormat(speaker.language, { style: 'percent', maximumFractionDigits: 0 });
  return [
    speaker.say('play.hint-title'),
    ...considered.flatMap(({ answer: proposed, chance, why }) => {
      const line = speaker.say('play.hint-line', {
        option: proposal(proposed!, decision, speaker),
        chance:
          chance === undefined
            ? 'none'
            : speaker.say('play.hint-chance', { percent: percent.format(chance) }),
        why: why === undefined ? '' : speaker.why(why),
      });
      return wrap(line.trimEnd(), width, '• ');
    }),
  ];
}

/** What to type, and what it does. */
function proposal(answer: Answer, decision: Decision, speaker: Speaker): string {
  if (typeof answer === 'number') return String(answer);
  if (typeof answer === 'string') return speaker.card(answer);
  if (answer.length === 0)
    return speaker.say('play.hint-nothing', { deed: speaker.commit(decision, 0) ?? '' });
  const options = decision.kind === 'choose' ? decision.options : [];
  return answer
    .map((id) => {
      const at = options.findIndex((option) => option.id === id);
      const option = optionText({ ...options[at]!, count: 1 }, decision, speaker).replace(/\.$/, '');
      return speaker.say('play.hint-pick', { number: at + 1, option });
    })
    .join(', ');
}
