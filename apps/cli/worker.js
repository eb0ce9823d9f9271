await import('../../tools/typescript.js');
await import('./simulate/worker.ts');
