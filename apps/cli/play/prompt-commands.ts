import { type Decision, Refusal } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import { cardCalled, cardLines } from '../card-lookup.ts';
import { UsageError } from '../command.ts';
import { writeText } from '../files.ts';
import { journalText } from '../journal-file.ts';
import { paintFor } from '../paint.ts';
import { padLeft, padRight, wrap } from '../paragraph.ts';
import { ruleCalled, ruleLines, ruleList } from '../rule-lookup.ts';
import { type PromptCommand, promptCommands, promptWords } from '../text/prompt-words.ts';
import { optionText } from './option-list.ts';
import type { Session } from './session.ts';

/** Does what was typed instead of an answer. What cannot be done is explained; the decision stays open. */
export function obey(
  session: Session,
  decision: Decision,
  command: Exclude<PromptCommand, 'quit'>,
  rest: string,
): void {
  const speaker = session.speakerTo(decision.seat);
  try {
    session.print(commands[command](session, decision, rest, speaker));
  } catch (error) {
    if (error instanceof UsageError) session.say(speaker, error.key, error.params);
    else if (error instanceof Refusal) {
      session.say(speaker, 'play.why-not', { why: speaker.reason(error), rule: error.rule });
    } else throw error;
  }
}

type Obedience = (session: Session, decision: Decision, rest: string, speaker: Speaker) => readonly string[];

const commands: Readonly<Record<Exclude<PromptCommand, 'quit'>, Obedience>> = {
  help: (session, _decision, _rest, speaker) => helpLines(speaker, session.width),
  table(session, decision) {
    session.showTable(decision.seat);
    session.showDecision(decision);
    return [];
  },
  why(session, decision, rest, speaker) {
    if (rest !== '') return reasonLine(decision, Number(rest), speaker, session.width);
    const options = decision.kind === 'choose' ? decision.options : [];
    const lines = options.flatMap((option, i) =>
      option.legal ? [] : reasonLine(decision, i + 1, speaker, session.width),
    );
    return lines.length > 0 ? lines : [speaker.say('play.all-possible')];
  },
  card({ registered, args, width }, decision, rest, speaker) {
    if (rest === '') throw new UsageError('play.no-card');
    const option = decision.kind === 'choose' ? decision.options[Number(rest) - 1] : undefined;
    const card =
      option?.ref.card ??
      option?.ref.name ??
      cardCalled(registered, speaker, (option && decision.source) ?? rest);
    return cardLines(registered, speaker, card, { paint: paintFor(args.terminal), width });
  },
  rules({ registered: { texts }, args, width }, _decision, rest, speaker) {
    if (rest === '') return ruleList(texts, speaker, width);
    return ruleLines(speaker, ruleCalled(texts, rest), paintFor(args.terminal), width);
  },
  log({ match, width }, { seat }, _rest, speaker) {
    const log = match.log(seat);
    if (log.length === 0) return [speaker.say('play.nothing-yet')];
    return log.flatMap(({ event }) => wrap(speaker.event(event), width, '• '));
  },
  undo(session, { seat }) {
    session.undo(seat);
    return [];
  },
  save(session, _decision, file, speaker) {
    if (file === '') throw new UsageError('play.save-where');
    const { match } = session;
    writeText(file, journalText({ ...match.journal(), players: session.players }));
    session.saved = { file, seq: match.seq };
    return wrap(speaker.say('play.saved', { game: match.game.id, file }), session.width);
  },
};

/** Why an option is not possible, with the rule that says so. */
export function reasonLine(decision: Decision, number: number, speaker: Speaker, width: number): string[] {
  const option = decision.kind === 'choose' ? decision.options[number - 1] : undefined;
  if (option === undefined) return [speaker.say('play.no-such-option', { number: String(number) })];
  const text = optionText(option, decision, speaker);
  if (option.legal) return wrap(speaker.say('play.is-possible', { text }), width);
  const { why } = option;
  const digits = decision.kind === 'choose' ? String(decision.options.length).length : 1;
  return wrap(
    speaker.say('play.why', { text: text.replace(/\.$/, ''), why: speaker.reason(why), rule: why.rule }),
    width,
    `–${padLeft(String(number), digits)}  `,
  );
}

function helpLines(speaker: Speaker, width: number): string[] {
  const words = (command: PromptCommand): string => promptWords[command][speaker.language][0];
  const widest = Math.max(...promptCommands.map((command) => words(command).length));
  return [
    ...wrap(speaker.say('play.help-answer'), width),
    ...promptCommands.flatMap((command) =>
      wrap(speaker.say(`play.help-${command}`), width, `  ${padRight(words(command), widest)}  `),
    ),
  ];
}
