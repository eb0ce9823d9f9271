export { Failure, type FailureCode, problemsIn, type WireError, wireError } from './failure.ts';
export { parseJournal } from './journal.ts';
export { parseJson } from './json.ts';
export * from './live.ts';
export {
  type CommandName,
  commandNames,
  idOf,
  isCommand,
  protocolVersion,
  type Request,
  requests,
} from './messages.ts';
export * from './rooms.ts';
