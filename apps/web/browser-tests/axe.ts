import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe calls serious or critical. Only colours depend on the theme, so the dark one is asked about those alone. */
export async function problemsOn(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    const { violations } = await (colorScheme === 'light'
      ? axe
      : axe.withRules(['color-contrast'])
    ).analyze();
    for (const { id, impact, nodes } of violations) {
      if (impact !== 'serious' && impact !== 'critical') continue;
      for (const { target, any } of nodes)
        problems.push(`${colorScheme}: ${id} at ${target.join(' ')} ${any[0]?.message ?? ''}`);
    }
  }
  return problems;
}
