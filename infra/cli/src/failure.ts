/** What went wrong for the person at the keyboard: a code that has a page in `shared/docs/errors`, and one sentence. */
export class CommandFailure extends Error {
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.name = 'CommandFailure';
    this.code = code;
  }
}

/** Exit codes: 1 for a no, 2 for something that is missing before anything could be decided. */
export const EXIT = { refused: 1, incomplete: 2 } as const;

/** Codes of failures that happen before a registry was asked. */
export const INCOMPLETE = ['CONFIRMATION_NEEDED', 'HOME_MISSING', 'KEY_FILE_MISSING', 'REASON_MISSING', 'REGISTRY_UNREACHABLE', 'SCHEMA_UNREACHABLE', 'SITE_UNREACHABLE', 'USAGE'] as const;
