export { type Access, asPerson, ownTables, trusted } from './access.ts';
export type { Attendance } from './audience.ts';
export { type Brain, OwnBrain, type ThinkingLimits } from './brain.ts';
export { BrainPool, type BrainPoolSetup, type ThinkerThread } from './brain-pool.ts';
export type { Clock } from './clock.ts';
export { Hall, type HallSetup } from './hall.ts';
export type { HallStore, ListedRoom } from './hall-store.ts';
export { adviser } from './hints.ts';
export { Host, type HostSetup } from './host.ts';
export { LiveTable } from './live-table.ts';
export { MemoryHallStore } from './memory-hall-store.ts';
export { type RecordedGame, recordedGame } from './recorded-game.ts';
export { isAskedIfReady, type Person } from './room/chairs.ts';
export { passAt } from './room/orders.ts';
export type { Chair, RoomState } from './room/state.ts';
export type { Outage } from './room/time.ts';
export { type Response, Session } from './session.ts';
export {
  AppendConflict,
  type Change,
  type LoadedTable,
  MemoryStore,
  type Store,
  type StoredTable,
} from './store.ts';
export { type FromThinker, type ToThinker, thinker } from './thinker.ts';
export { updateFor } from './update.ts';
