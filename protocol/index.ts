export { parseJournal } from './journal.ts';
export { parseJson } from './json.ts';
export { protocolVersion } from './messages.ts';
export { ProtocolSession } from './session.ts';
