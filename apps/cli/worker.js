await import('./typescript.js');
await import('./simulate/worker.ts');
