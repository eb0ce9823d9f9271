// Writes grain.png, the paper's texture: a small seamless tile of translucent brown. Run once: node write-grain.js
import { writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

const size = 104;
const levels = 8;
const strongest = 21; // of 255
const ink = [94, 66, 24];

let seed = 1638;
function random() {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
}

const noise = Float64Array.from({ length: size * size }, random);
const at = (field, x, y) => field[((y + size) % size) * size + ((x + size) % size)];

// Blurred speckle for the pulp, then short curved fibres on top.
const field = new Float64Array(size * size);
for (let y = 0; y < size; y++) {
  for (let x = 0; x < size; x++) {
    let fine = 0;
    let coarse = 0;
    for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) fine += at(noise, x + dx, y + dy) / 9;
    for (let dy = -3; dy <= 3; dy++)
      for (let dx = -3; dx <= 3; dx++) coarse += at(noise, x + dx, y + dy) / 49;
    field[y * size + x] = (fine - 0.5) * 2.1 + (coarse - 0.5) * 1.2 + 0.36;
  }
}
for (let fibre = 0; fibre < 70; fibre++) {
  let x = random() * size;
  let y = random() * size;
  let direction = random() * Math.PI * 2;
  const length = 4 + random() * 12;
  for (let step = 0; step < length; step++) {
    const i = ((Math.round(y) + size) % size) * size + ((Math.round(x) + size) % size);
    field[i] += 0.2;
    x += Math.cos(direction);
    y += Math.sin(direction);
    direction += (random() - 0.5) * 0.5;
  }
}

const stride = size / 2;
const rows = Buffer.alloc((stride + 1) * size);
for (let y = 0; y < size; y++) {
  for (let x = 0; x < size; x++) {
    const level = Math.max(0, Math.min(levels - 1, Math.round(field[y * size + x] * levels)));
    rows[y * (stride + 1) + 1 + (x >> 1)] |= x % 2 === 0 ? level << 4 : level;
  }
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

const header = Buffer.alloc(13);
header.writeUInt32BE(size, 0);
header.writeUInt32BE(size, 4);
header.set([4, 3, 0, 0, 0], 8); // 4 bits per pixel, palette
const palette = Buffer.from(Array.from({ length: levels }, () => ink).flat());
const alpha = Buffer.from(
  Array.from({ length: levels }, (_, i) => Math.round((i / (levels - 1)) * strongest)),
);
writeFileSync(
  new URL('grain.png', import.meta.url),
  Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('tRNS', alpha),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]),
);
