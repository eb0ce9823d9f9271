export { backupTo } from './backup/backup.ts';
export { BackupError } from './backup/backup-error.ts';
export { restoreFrom } from './backup/restore.ts';
export { StorageError } from './storage-error.ts';
