/** A failure for the user: a code that has a page in `shared/docs/errors`, and one sentence. */
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

/** A failure without a code of its own: a defect of the program. */
export const UNEXPECTED = 'UNEXPECTED';

/**
 * Codes of failures that are no refusal: something was missing, here or behind the registry, or the outcome
 * is unknown. Every other code is a refusal.
 */
export const INCOMPLETE = [
  'ANSWER_UNKNOWN',
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
