/** The database cannot be used until a person has changed something; the message says what. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}
