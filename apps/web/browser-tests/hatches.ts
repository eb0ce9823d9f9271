import type { Locator, Page } from 'playwright-core';

/** Directions in which neighbours are compared: along its lines a hatch does not change. */
const steps = { horizontal: [1, 0], vertical: [0, 1], falling: [1, 1], rising: [1, -1] } as const;

export interface Hatch {
  /** Where the lines run, or `dots` if they run nowhere. */
  readonly lines: keyof typeof steps | 'dots';
  /** How far the pixels are from grey, in steps of 255. */
  readonly colour: number;
}

/** Everything as somebody sees it who sees no colours. */
export async function seeNoColours(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
}

/** A part of an element, in fractions of its size: left, top, width, height. */
type Part = readonly [number, number, number, number];

/** Finds out by its picture alone how an element is hatched. */
export async function hatchOf(
  page: Page,
  element: Locator,
  [left, top, right, bottom]: Part,
): Promise<Hatch> {
  const { x, y, width, height } = (await element.boundingBox())!;
  const clip = {
    x: x + width * left,
    y: y + height * top,
    width: width * (right - left),
    height: height * (bottom - top),
  };
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(
    async ([base64, directions]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const at = (px: number, py: number) => data[(py * image.width + px) * 4]!;
      const change = ([dx, dy]: readonly [number, number]) => {
        let sum = 0;
        for (let py = 1; py < image.height - 1; py++)
          for (let px = 0; px < image.width - 1; px++) sum += Math.abs(at(px + dx, py + dy) - at(px, py));
        return sum;
      };
      const changes = Object.entries(directions).map(([name, step]) => ({ name, sum: change(step) }));
      changes.sort((a, b) => a.sum - b.sum);
      const [least, next] = changes;
      let colour = 0;
      for (let i = 0; i < data.length; i += 4)
        colour = Math.max(colour, Math.abs(data[i]! - data[i + 1]!), Math.abs(data[i]! - data[i + 2]!));
      return { lines: (least!.sum < next!.sum * 0.6 ? least!.name : 'dots') as never, colour };
    },
    [picture, steps] as const,
  );
}
