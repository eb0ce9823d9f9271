const plainIcon = '/seal.svg';
const dottedIcon = '/seal-dot.svg';

/** The Badging API, which not every browser has. */
interface Badging {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Shows outside the page how many tables wait for the player: by its icon, and on the badge of the installed app. */
export function showOutside(count: number): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link !== null) link.href = count > 0 ? dottedIcon : plainIcon;
  const { setAppBadge, clearAppBadge } = navigator as Badging;
  const badge = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  // Refused where the app is not installed; then there is nothing to put a badge on.
  void badge?.catch(() => undefined);
}
