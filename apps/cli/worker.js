await import('./typescript.js');
await import('./crew/worker.ts');
