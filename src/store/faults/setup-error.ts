/** Another process has the data folder; the message says which. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/** The database cannot be used until a person has changed something; the message says what. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}
