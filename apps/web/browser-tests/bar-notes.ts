import type { Page } from 'playwright-core';
import { bar } from './drawn-table.ts';

/** Words that say nothing about what a button does. */
const empty = /^(ok|yes|no|confirm|decline|ja|nein|bestätigen|ablehnen|weiter)$/i;

/** Looks at the bar at each decision of a game, and tells at the end what was wrong with it. */
export function barNotes(page: Page): { look(): Promise<void>; problems(): string[] } {
  const places = new Set<string>();
  const problems = new Set<string>();
  return {
    async look() {
      const bars = await bar(page).evaluateAll((elements) =>
        elements.map((element) => {
          const { y, height } = element.getBoundingClientRect();
          const words = (one: Element) => (one as HTMLElement).innerText;
          return {
            place: `${Math.round(y)} + ${Math.round(height)}`,
            sentence: [...element.querySelectorAll('.bar-sentence')].map(words).join(),
            buttons: [...element.querySelectorAll('button')].map(words),
          };
        }),
      );
      if (bars.length !== 1) problems.add(`${bars.length} bars`);
      for (const { place, sentence, buttons } of bars) {
        places.add(place);
        if (sentence.length < 15 || sentence.length > 140) problems.add(`it says “${sentence}”`);
        for (const button of buttons) if (empty.test(button)) problems.add(`a button says “${button}”`);
      }
    },
    problems: () => [...problems, ...(places.size > 1 ? [`it lies at ${[...places].join(' and ')}`] : [])],
  };
}
