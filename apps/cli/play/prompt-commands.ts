import { type Decision, Refusal } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import { cardCalled, cardLines } from '../card-lookup.ts';
import { UsageError } from '../command.ts';
import { writeText } from '../files.ts';
import { gameScreens } from '../game-screens.ts';
import { journalText } from '../journal-file.ts';
import { paintFor } from '../paint.ts';
import { padLeft, padRight, wrap } from '../paragraph.ts';
import { ruleCalled, ruleLines, ruleList } from '../rule-lookup.ts';
import { type PromptCommand, promptCommands, promptWords } from '../text/prompt-words.ts';
import { hintLines } from './hint.ts';
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
  help: (session, _decision, _rest, speaker) => helpLines(session, speaker),
  table(session, decision) {
    session.showTable(decision.seat);
    session.showDecision(decision);
    return [];
  },
  why(session, decision, rest, speaker) {
    if (rest !== '' && !/^\d+$/.test(rest)) return [speaker.say('play.no-such-option', { number: rest })];
    if (rest !== '') return reasonLine(decision, Number(rest), speaker, session.width);
    const options = decision.kind === 'choose' ? decision.options : [];
    const lines = options.flatMap((option, i) =>
      option.legal ? [] : reasonLine(decision, i + 1, speaker, session.width),
    );
    return lines.length > 0 ? lines : [speaker.say('play.all-possible')];
  },
  hint(session, decision, _rest, speaker) {
    const thought = session.advise(decision.seat);
    return hintLines(thought, decision, speaker, session.width);
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
  log(session, { seat }, _rest, speaker) {
    const log = session.match.log(seat);
    return log.length === 0 ? [speaker.say('play.nothing-yet')] : session.sentences(log, speaker);
  },
  orders({ orders, width }, { seat }, rest, speaker) {
    const numbers = rest.split(/[\s,]+/).filter((word) => word !== '');
    if (numbers.length > 0) orders.switch(seat, numbers);
    return orders.lines(seat, speaker, width);
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

function helpLines({ registered: { game, texts }, width }: Session, speaker: Speaker): string[] {
  const words = (command: PromptCommand): string => promptWords[command][speaker.language][0];
  const useful = promptCommands.filter((command) => command !== 'orders' || game.occasions !== undefined);
  const widest = Math.max(...useful.map((command) => words(command).length));
  const examples = {
    card: gameScreens[game.id]!.cardTitle(texts.cards.at(-1)!, speaker),
    rule: texts.ruleIds[1]!,
  };
  return [
    ...wrap(speaker.say('play.help-answer'), width),
    ...useful.flatMap((command) =>
      wrap(speaker.say(`play.help-${command}`, examples), width, `  ${padRight(words(command), widest)}  `),
    ),
  ];
}
