import { games } from '@zunft/games';
import type { Answer, Match, Option } from '@zunft/kernel';
import { Messages, Speaker } from '@zunft/text';
import type { Page } from 'playwright-core';
import { optionName as offerName } from '../games/the-guild/offers.ts';
import { texts as guildTexts } from '../games/the-guild/texts.ts';
import type { Scene } from '../table/scene.ts';
import { optionName } from '../table/text/option-names.ts';
import { textTableWordsDe } from '../table/text/words.de.ts';
import { textTableWordsEn } from '../table/text/words.en.ts';
import { cardName } from './card-name.ts';
import { settle } from './players.ts';
import { answerTo } from './policy.ts';
import { askedOf, type Choose, me, nextDecision, playersOf, storedSummary } from './tables.ts';

const words = new Messages('en', [{ en: textTableWordsEn, de: textTableWordsDe }]);

/** As much of a scene as the names of offers need. */
function sceneOf(match: Match, decision: Choose, names: readonly string[]): Scene {
  const speaker = new Speaker({ language: 'en', texts: guildTexts, names, viewer: me });
  const signals = { view: match.view(me), decision, names, speaker };
  return Object.fromEntries(
    Object.entries(signals).map(([name, value]) => [name, { value }]),
  ) as unknown as Scene;
}

/** Plays a game to its end on the text table, finding everything by its role and its name. */
export async function playByName(page: Page, table: string, seats: number): Promise<number> {
  const { game } = await storedSummary(page, table);
  const { texts } = games.find((one) => one.game.id === game)!;
  const names = playersOf(seats).map(({ name }) => name);
  const speaker = new Speaker({ language: 'en', texts, names, viewer: me });
  const section = page.getByRole('region', { name: words.say('decision') });
  const press = (name: string) => section.getByRole('button', { name, exact: true }).click();
  const isPressed = async (name: string) =>
    (await section.getByRole('button', { name, exact: true, pressed: true }).count()) > 0;
  const nameOf = (decision: Choose, option: Option, copy: number) => {
    const name =
      (game === 'the-guild' ? offerName(sceneOf(match, decision, names), option) : undefined) ??
      optionName({ language: 'en', texts, names, speaker }, option, decision);
    const { count = 1 } = option;
    return decision.max === 1 || count === 1
      ? name
      : words.say('copy', { option: name, copy: copy + 1, count });
  };
  const submit = async () => {
    await settle(page);
    await section.locator('[type="submit"]').click();
  };
  const say = async (answer: Answer): Promise<void> => {
    if (typeof answer === 'number') await section.getByRole('spinbutton').fill(String(answer));
    else {
      const field = section.getByRole('combobox', { name: words.say('name') });
      await field.fill(cardName(String(answer)));
      await field.press('Enter');
    }
    await submit();
  };
  const choose = async (decision: Choose, answer: readonly string[]): Promise<void> => {
    for (const [i, id] of answer.entries()) {
      const option = decision.options.find((one) => one.id === id)!;
      const name = nameOf(decision, option, answer.slice(0, i).filter((other) => other === id).length);
      if (!(await isPressed(name))) await press(name);
    }
    if (decision.max > 1 || decision.min === 0) {
      await settle(page);
      const labels = [
        speaker.commit(decision, answer.length)!,
        ...decision.options
          .filter(({ id }) => answer.includes(id))
          .map((one) => speaker.option(one, decision)),
      ];
      await section.getByRole('button', { name: new RegExp(`^(${labels.join('|')})$`) }).click();
    } else if (await section.getByRole('button', { pressed: true }).count()) {
      await section.getByRole('button', { pressed: true }).click();
    }
  };
  let answered = 0;
  let match: Match = await nextDecision(page, table);
  for (; !match.isOver; answered++) {
    const decision = askedOf(match);
    await section.getByText(speaker.prompt(decision), { exact: true }).first().waitFor();
    const answer = answerTo(match);
    if (decision.kind === 'choose') await choose(decision, answer as readonly string[]);
    // What a bot writes is nothing.
    else if (decision.kind === 'text') await submit();
    else await say(answer);
    match = await nextDecision(page, table, match.seq);
  }
  return answered;
}
