import { say } from './words.ts';

/** Puts a link of this site on the clipboard, and says what came of it. */
export async function shareLink(path: string): Promise<string> {
  const link = new URL(path, location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    return say('menu.copied');
  } catch {
    return say('menu.copyFailed', { link });
  }
}
