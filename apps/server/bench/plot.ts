export interface Point {
  readonly tables: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuPerAnswer: number;
}

const width = 640;
const height = 320;
const margin = { left: 56, right: 120, top: 24, bottom: 44 };

/** A small drawing: latency and work for each answer over the number of tables. */
export function plot(points: readonly Point[], title: string): string {
  const x = scale(
    points.map(({ tables }) => Math.log10(tables)),
    margin.left,
    width - margin.right,
  );
  const highest = Math.max(...points.flatMap(({ p99, cpuPerAnswer }) => [p99, cpuPerAnswer]));
  const y = scale([0, highest], height - margin.bottom, margin.top);
  const line = (name: string, dash: string, value: (point: Point) => number): string => {
    const path = points.map((point) => `${x(Math.log10(point.tables))},${y(value(point))}`).join(' ');
    const last = points.at(-1)!;
    return (
      `<polyline points="${path}" fill="none" stroke="#1E1A16" stroke-width="2" stroke-dasharray="${dash}"/>` +
      points
        .map(
          (point) =>
            `<circle cx="${x(Math.log10(point.tables))}" cy="${y(value(point))}" r="3" fill="#1E1A16"/>`,
        )
        .join('') +
      `<text x="${x(Math.log10(last.tables)) + 8}" y="${y(value(last)) + 4}">${name}</text>`
    );
  };
  const ticks = points.map(
    ({ tables }) =>
      `<text x="${x(Math.log10(tables))}" y="${height - margin.bottom + 18}" text-anchor="middle">${tables}</text>`,
  );
  const marks = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const value = highest * part;
    return (
      `<line x1="${margin.left}" x2="${width - margin.right}" y1="${y(value)}" y2="${y(value)}" stroke="#C9B98F"/>` +
      `<text x="${margin.left - 6}" y="${y(value) + 4}" text-anchor="end">${value.toFixed(1)}</text>`
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="sans-serif" font-size="12">`,
    `<title>${title}</title>`,
    `<rect width="${width}" height="${height}" fill="#F4EAD2"/>`,
    `<text x="${margin.left}" y="16">${title}</text>`,
    ...marks,
    ...ticks,
    `<text x="${(width - margin.right + margin.left) / 2}" y="${height - 8}" text-anchor="middle">tables</text>`,
    line('p99, ms', '', ({ p99 }) => p99),
    line('p50, ms', '6 4', ({ p50 }) => p50),
    line('CPU, ms/answer', '2 3', ({ cpuPerAnswer }) => cpuPerAnswer),
    '</svg>\n',
  ].join('\n');
}

function scale(values: readonly number[], from: number, to: number): (value: number) => number {
  const low = Math.min(...values);
  const high = Math.max(...values);
  return (value) => Math.round((from + ((value - low) / (high - low || 1)) * (to - from)) * 10) / 10;
}
