/** Long enough for every screen reader to have taken it up. */
const lifetime = 6_000;

/** Writes messages into an element that screen readers watch. Each is a child of its own and goes away later. */
export class LiveRegion {
  private readonly element: HTMLElement;
  private last = '';

  constructor(element: HTMLElement) {
    this.element = element;
  }

  say(text: string): void {
    // The same text twice in a row would be taken for old news.
    const altered = text === this.last ? `${text}\u00a0` : text;
    this.last = altered;
    const message = document.createElement('p');
    message.textContent = altered;
    this.element.append(message);
    setTimeout(() => message.remove(), lifetime);
  }
}
