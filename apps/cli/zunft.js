#!/usr/bin/env node
const installed = await import('esbuild').then(
  () => true,
  () => false,
);

if (installed) {
  await import('./typescript.js');
  const { main } = await import('./main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  console.error('The dependencies are not installed yet: run "npm ci" in the project folder first.');
  process.exitCode = 2;
}
