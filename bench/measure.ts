const seconds = 1.5;

/** How often something happens in a second of processor time, after a warm-up of the same length. */
export function perCpuSecond(run: () => number): number {
  runFor(run);
  const { count, cpu } = runFor(run);
  return count / cpu;
}

function runFor(run: () => number): { count: number; cpu: number } {
  const start = process.cpuUsage();
  let count = 0;
  let cpu = 0;
  while (cpu < seconds) {
    for (let i = 0; i < 50; i++) count += run();
    const used = process.cpuUsage(start);
    cpu = (used.user + used.system) / 1e6;
  }
  return { count, cpu };
}

export function report(
  title: string,
  lines: readonly (readonly [what: string, rate: number, unit: string])[],
): void {
  console.log(title);
  for (const [what, rate, unit] of lines) {
    const figure = Math.round(rate).toLocaleString('en').padStart(12);
    console.log(`  ${what.padEnd(36)}${figure} ${unit} per CPU-second`);
  }
}
