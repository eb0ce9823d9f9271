export { parseJournal } from './journal.ts';
export { protocolVersion } from './messages.ts';
export { ProtocolSession } from './session.ts';
