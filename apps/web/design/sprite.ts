const namespace = 'http://www.w3.org/2000/svg';
const provided = new Set<string>();
let sprite: SVGSVGElement | undefined;

/** Puts a drawing into the document's one hidden sprite, once, and returns the address for `<use>`. */
export function provideSymbol(drawing: { id: string; viewBox: string; body: string }): string {
  provide(drawing.id, 'symbol', (symbol) => {
    symbol.setAttribute('viewBox', drawing.viewBox);
    symbol.innerHTML = drawing.body;
  });
  return `#${drawing.id}`;
}

/** The same for paint servers such as gradients, which are addressed by the ids inside the markup. */
export function provideDefs(id: string, markup: string): void {
  provide(id, 'defs', (defs) => {
    defs.innerHTML = markup;
  });
}

function provide(id: string, tag: string, fill: (element: SVGElement) => void): void {
  // Outside a browser (tests that render to text) there is no document to hold a sprite.
  if (typeof document === 'undefined') return;
  const home = hiddenSprite();
  if (provided.has(id)) return;
  provided.add(id);
  const element = document.createElementNS(namespace, tag) as SVGElement;
  element.id = id;
  fill(element);
  home.append(element);
}

function hiddenSprite(): SVGSVGElement {
  if (sprite?.isConnected) return sprite;
  if (!sprite) {
    sprite = document.createElementNS(namespace, 'svg') as SVGSVGElement;
    sprite.classList.add('icon-sprite');
    sprite.setAttribute('aria-hidden', 'true');
    sprite.setAttribute('width', '0');
    sprite.setAttribute('height', '0');
  }
  document.body.append(sprite);
  return sprite;
}
