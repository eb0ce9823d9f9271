import { readSettings, type Settings } from '../../settings/settings.ts';

const format = 'zunft-settings';

export const settingsFile = (settings: Settings): Blob =>
  new Blob([JSON.stringify({ format, settings }, undefined, 1)], { type: 'application/json' });

/** The settings in a file, or `undefined` if it is no such file. */
export function readSettingsFile(text: string): Settings | undefined {
  try {
    const document = JSON.parse(text) as { format?: unknown; settings?: unknown } | null;
    return document?.format === format ? readSettings(document.settings) : undefined;
  } catch {
    return undefined;
  }
}
