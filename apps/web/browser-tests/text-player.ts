import { games } from '@zunft/games';
import type { Option } from '@zunft/kernel';
import { Messages, Speaker } from '@zunft/text';
import type { Page } from 'playwright-core';
import { optionName } from '../table/text/option-names.ts';
import { textTableWordsDe } from '../table/text/words.de.ts';
import { textTableWordsEn } from '../table/text/words.en.ts';
import { answerTo } from './policy.ts';
import { askedOf, type Choose, me, nextDecision, playersOf } from './tables.ts';

const words = new Messages('en', [{ en: textTableWordsEn, de: textTableWordsDe }]);

/** Plays a game to its end on the text table, finding everything by its role and its name. */
export async function playByName(page: Page, table: string, seats: number): Promise<number> {
  const { texts } = games[0]!;
  const names = playersOf(seats).map(({ name }) => name);
  const speaker = new Speaker({ language: 'en', texts, names, viewer: me });
  const section = page.getByRole('region', { name: words.say('decision') });
  const press = (name: string) => section.getByRole('button', { name, exact: true }).click();
  const isPressed = async (name: string) =>
    (await section.getByRole('button', { name, exact: true, pressed: true }).count()) > 0;
  const nameOf = (decision: Choose, option: Option, copy: number) => {
    const name = optionName({ language: 'en', texts, names, speaker }, option, decision);
    const { count = 1 } = option;
    return decision.max === 1 || count === 1
      ? name
      : words.say('copy', { option: name, copy: copy + 1, count });
  };
  let answered = 0;
  for (let match = await nextDecision(page, table); !match.isOver; answered++) {
    const decision = askedOf(match);
    await section.getByText(speaker.prompt(decision), { exact: true }).waitFor();
    const answer = answerTo(decision);
    for (const [i, id] of answer.entries()) {
      const option = decision.options.find((one) => one.id === id)!;
      const name = nameOf(decision, option, answer.slice(0, i).filter((other) => other === id).length);
      if (!(await isPressed(name))) await press(name);
    }
    if (decision.max > 1 || decision.min === 0) {
      await page.waitForTimeout(350);
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
    match = await nextDecision(page, table, match.seq);
  }
  return answered;
}
