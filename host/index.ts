export { Host, type HostSetup } from './host.ts';
export { type Clock, LiveTable } from './live-table.ts';
export { type RecordedGame, recordedGame } from './recorded-game.ts';
export { type Access, ownTables, type Response, Session, trusted } from './session.ts';
export { AppendConflict, MemoryStore, type Store, type StoredTable } from './store.ts';
export { updateFor } from './update.ts';
