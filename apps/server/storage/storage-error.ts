/** Why something could not be read or written, with a sentence for whoever runs the server. */
const sentences = {
  'storage-full': 'There is no room left for the data.',
  'storage-readonly': 'The data may be read but not written by this account.',
  'storage-damaged': 'The data is damaged: restore a backup into an empty folder or database.',
  'storage-locked': 'Another program is using the data: only one server may run on a data folder.',
  'storage-no-folder':
    'There can be no data in this place: ZUNFT_DATA must name a folder, or one that can be made.',
  'storage-missing': 'There is no data yet: no server has run on this folder.',
  'storage-unavailable': 'The database cannot be reached.',
  'storage-newer': 'The data was written by a newer version of Zunft: start that version, or a newer one.',
} as const;

export type StorageCode = keyof typeof sentences;

/** The database could not do what was asked of it. Nothing has been written, unless that is `unknown`. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: StorageCode;
  /** What exactly; of the embedded database, where it is. */
  readonly detail: string | undefined;
  /** The connection was lost on the way, so that it may or may not have been written: load it again. */
  readonly unknown: boolean;

  constructor(code: StorageCode, detail?: string, { unknown = false }: { readonly unknown?: boolean } = {}) {
    super(detail === undefined ? sentences[code] : `${sentences[code]} (${detail})`);
    this.code = code;
    this.detail = detail;
    this.unknown = unknown;
  }
}

/** What was expected of the data is not so any more; nothing of the batch has been written. */
export class WriteConflict extends Error {
  override readonly name = 'WriteConflict';
}
