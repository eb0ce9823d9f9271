import { crc32, deflateSync } from 'node:zlib';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, opacity; one byte each. */
  readonly data: Uint8Array;
}

type Colour = readonly [red: number, green: number, blue: number];

/** Colours that differ by less than this are counted as one: five bits for each part. */
const bits = 3;
const bucketOf = (data: Uint8Array, i: number): number =>
  ((data[i]! >> bits) << 10) | ((data[i + 1]! >> bits) << 5) | (data[i + 2]! >> bits);

interface Bucket {
  readonly id: number;
  readonly colour: Colour;
  readonly count: number;
}

/** A picture as a PNG with so many colours at most: a third of the size of one with all of them. */
export function indexedPng({ width, height, data }: Pixels, most: number): Buffer {
  const groups = cut(bucketsOf(data), most);
  const palette = groups.map(average);
  const indexOf = new Uint8Array(1 << 15);
  groups.forEach((group, index) => {
    for (const { id } of group) indexOf[id] = index;
  });
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * (width + 1) + 1 + x] = indexOf[bucketOf(data, (y * width + x) * 4)]!;

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function bucketsOf(data: Uint8Array): Bucket[] {
  const found = new Map<number, { sum: [number, number, number]; count: number }>();
  for (let i = 0; i < data.length; i += 4) {
    const id = bucketOf(data, i);
    const bucket = found.get(id) ?? { sum: [0, 0, 0], count: 0 };
    for (const part of [0, 1, 2] as const) bucket.sum[part] += data[i + part]!;
    bucket.count++;
    found.set(id, bucket);
  }
  return [...found].map(
    ([
      id,
      {
        sum: [r, g, b],
        count,
      },
    ]) => ({
      id,
      colour: [r / count, g / count, b / count],
      count,
    }),
  );
}

const average = (group: readonly Bucket[]): Colour => {
  const total = group.reduce((sum, { count }) => sum + count, 0);
  const mean = (part: 0 | 1 | 2) =>
    Math.round(group.reduce((sum, { colour, count }) => sum + colour[part] * count, 0) / total);
  return [mean(0), mean(1), mean(2)];
};

/** Median cut: the group that spreads most is halved until there are enough of them. */
function cut(buckets: Bucket[], most: number): Bucket[][] {
  const groups = [buckets];
  while (groups.length < most) {
    const widest = groups
      .map(spreadOf)
      .reduce((best, one, i, all) => (one.weight > all[best]!.weight ? i : best), 0);
    const group = groups[widest]!;
    const { part, weight } = spreadOf(group);
    if (weight === 0) break;
    group.sort((a, b) => a.colour[part] - b.colour[part]);
    const middle = (group[0]!.colour[part] + group.at(-1)!.colour[part]) / 2;
    const at = Math.max(
      1,
      group.findIndex(({ colour }) => colour[part] > middle),
    );
    groups.splice(widest, 1, group.slice(0, at), group.slice(at));
  }
  return groups;
}

/** In which part the colours of a group differ most, and how much that would be seen. */
function spreadOf(group: readonly Bucket[]): { readonly part: 0 | 1 | 2; readonly weight: number } {
  const seen = Math.sqrt(group.reduce((sum, { count }) => sum + count, 0));
  const spreads = ([0, 1, 2] as const).map((part) => {
    const values = group.map(({ colour }) => colour[part]);
    return { part, weight: (Math.max(...values) - Math.min(...values)) * seen };
  });
  return spreads.reduce((best, one) => (one.weight > best.weight ? one : best));
}
