import { provideSymbol } from './sprite.ts';

/** One side of the wreath: leaves along an arc, mirrored for the other side. */
const leaves = Array.from({ length: 8 }, (_, i) => {
  const angle = 168 - i * 19.5;
  const radians = (angle * Math.PI) / 180;
  const x = 50 - 38 * Math.sin(radians);
  const y = 52 - 38 * Math.cos(radians);
  const size = 1.04 - i * 0.045;
  return [-1, 1]
    .map(
      (side) =>
        `<path d="M0 0C4.6-4 4.6-11 0-17.5-4.6-11-4.6-4 0 0" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(90 - angle + side * 38).toFixed(0)}) scale(${size.toFixed(2)})"/>`,
    )
    .join('');
}).join('');

const stem =
  '<path d="M58 90.5A39.5 39.5 0 0 1 18 34" fill="none" stroke="currentColor" stroke-width="1.6"/>';

const laurel = {
  id: 'zunft-laurel',
  viewBox: '0 0 100 100',
  body: `<g fill="currentColor">${leaves}${stem}<g transform="matrix(-1 0 0 1 100 0)">${leaves}${stem}</g></g>`,
};

/** Own drawing: a wreath open at the top. */
export function Laurel({ class: extra }: { readonly class?: string | undefined }) {
  return (
    <svg class={extra} viewBox={laurel.viewBox} aria-hidden="true">
      <use href={provideSymbol(laurel)} />
    </svg>
  );
}
