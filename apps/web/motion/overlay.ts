/** Where something is on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Journey {
  readonly from: Box;
  readonly to: Box;
  /** What is seen flying, and the box it was made for. */
  readonly face: HTMLElement;
  readonly faceBox: Box;
  /** What lies at the end; it appears when the card lands. */
  readonly landing: Element | undefined;
}

export interface Timing {
  readonly duration: number;
  readonly delay: number;
}

const lineTime = 1_200;
const fadeTime = 150;
const travelling = 'cubic-bezier(0.2, 0.7, 0.3, 1)';
const svg = 'http://www.w3.org/2000/svg';

/** A layer over the table on which cards fly. Nobody can touch or hear it. */
export class Overlay {
  private readonly root: HTMLElement;
  private readonly layer = document.createElement('div');
  private readonly lines = document.createElementNS(svg, 'svg');
  private readonly running = new Set<Animation>();

  constructor(root: HTMLElement) {
    this.root = root;
    this.layer.className = 'flights';
    this.layer.setAttribute('aria-hidden', 'true');
    this.layer.inert = true;
    this.layer.append(this.lines);
    root.append(this.layer);
  }

  remove(): void {
    this.clear();
    this.layer.remove();
  }

  /** Ends everything that moves, at once. */
  clear(): void {
    for (const animation of this.running) animation.cancel();
    this.running.clear();
    this.layer.replaceChildren(this.lines);
    this.lines.replaceChildren();
  }

  fly({ from, to, face, faceBox, landing }: Journey, { duration, delay }: Timing): void {
    Object.assign(face.style, {
      position: 'absolute',
      margin: '0',
      translate: 'none',
      rotate: 'none',
      scale: 'none',
      left: `${faceBox.left}px`,
      top: `${faceBox.top}px`,
      width: `${faceBox.width}px`,
      height: `${faceBox.height}px`,
    });
    this.attach();
    this.layer.append(face);
    const frames = [
      { transform: moved(faceBox, from), opacity: 1, easing: travelling },
      { transform: moved(faceBox, to), opacity: 1, offset: 0.9 },
      { transform: moved(faceBox, to), opacity: landing === undefined ? 0 : 1 },
    ];
    this.run(face, frames, { duration, delay, fill: 'backwards' }, () => face.remove());
    if (landing === undefined) return;
    const appearing = [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }];
    this.run(landing, appearing, { duration, delay, fill: 'backwards' });
  }

  /** Without travelling: the card fades in where it is now, and a line shows for a while where it came from. */
  trace(from: Box, to: Box, landing: Element | undefined): void {
    this.attach();
    if (landing !== undefined) this.run(landing, [{ opacity: 0 }, { opacity: 1 }], { duration: fadeTime });
    const group = lineBetween(centre(from), centre(to));
    this.lines.append(group);
    const fading = [{ opacity: 1 }, { opacity: 1, offset: 1 - fadeTime / lineTime }, { opacity: 0 }];
    this.run(group, fading, { duration: lineTime }, () => group.remove());
  }

  /** A table that was drawn anew may have thrown the layer out. */
  private attach(): void {
    if (!this.layer.isConnected) this.root.append(this.layer);
  }

  private run(
    element: Element,
    frames: Keyframe[],
    timing: KeyframeAnimationOptions,
    done?: () => void,
  ): void {
    const animation = element.animate(frames, timing);
    this.running.add(animation);
    const finish = (): void => {
      this.running.delete(animation);
      done?.();
    };
    animation.finished.then(finish, finish);
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line with a dot at its end, readable on light and on dark ground. */
function lineBetween(start: Point, end: Point): SVGElement {
  const group = document.createElementNS(svg, 'g');
  for (const name of ['flight-halo', 'flight-line']) {
    const part = document.createElementNS(svg, 'g');
    part.setAttribute('class', name);
    part.append(
      shape('line', { x1: start.x, y1: start.y, x2: end.x, y2: end.y }),
      shape('circle', { cx: end.x, cy: end.y, r: 5 }),
    );
    group.append(part);
  }
  return group;
}

function shape(name: 'line' | 'circle', attributes: Readonly<Record<string, number>>): SVGElement {
  const element = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

const centre = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 });

/** The transform that brings something made for one box to the middle of another, as large as fits there. */
function moved(base: Box, box: Box): string {
  const [here, there] = [centre(base), centre(box)];
  const scale = Math.min(box.width / base.width, box.height / base.height);
  return `translate(${there.x - here.x}px, ${there.y - here.y}px) scale(${scale})`;
}
