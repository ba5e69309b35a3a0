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

/** Nobody has said what it was: the one code that a program of ours should never show. */
export const UNEXPECTED = 'UNEXPECTED';

/** Codes of failures that are no answer: something was missing, here or behind the registry, or nobody knows what became of it. Every other code is a no. */
export const INCOMPLETE = [
  'BUILD_FAILED',
  'CLOCK_DIFFERS',
  'CONFIRMATION_NEEDED',
  'DATABASE_UNAVAILABLE',
  'HOME_MISSING',
  'INTERNAL',
  'KEY_FILE_MISSING',
  'OUTCOME_UNKNOWN',
  'REASON_MISSING',
  'REGISTRY_UNREACHABLE',
  'SCHEMA_UNREACHABLE',
  'SITE_UNREACHABLE',
  'STAFF_UNKNOWN',
  UNEXPECTED,
  'USAGE',
] as const;
