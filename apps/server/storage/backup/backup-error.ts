/** Why a backup could not be made or restored, with a sentence for whoever wanted it. */
const sentences = {
  'backup-unwritable': 'The backup could not be written.',
  'backup-in-the-way': 'The file is not a backup of Zunft and is not overwritten: name another one.',
  'backup-unreadable': 'The backup could not be read.',
  'backup-foreign': 'The file is not a backup of Zunft.',
  'backup-damaged': 'The backup is damaged or incomplete; nothing has been restored.',
  'backup-newer':
    'The backup was made by a newer version of Zunft: restore it with that version, or a newer one.',
  'database-not-empty': 'There is data already: a backup is only restored into an empty folder or database.',
} as const;

export type BackupCode = keyof typeof sentences;

export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly code: BackupCode;

  constructor(code: BackupCode, detail?: string) {
    super(detail === undefined ? sentences[code] : `${sentences[code]} (${detail})`);
    this.code = code;
  }
}
