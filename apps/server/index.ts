export { serve } from './serve.ts';
export { CannotStart, settingsFrom } from './settings.ts';
export { type Running, runServer, start } from './start.ts';
export { BackupError, backupTo, restoreFrom, StorageError } from './storage/index.ts';
