/** An error for the user: a code with a page in `shared/docs/errors`, and one sentence. */
export class CommandFailure extends Error {
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.name = 'CommandFailure';
    this.code = code;
  }
}

/** Exit codes: 1 for a refusal, 2 when the command could not run. */
export const EXIT = { refused: 1, incomplete: 2 } as const;

/** Code of an unexpected error: a defect of the program. */
export const UNEXPECTED = 'UNEXPECTED';

/**
 * Codes that are not refusals: the command could not run, or its outcome is unknown. Every other code is a refusal.
 */
export const INCOMPLETE = [
  'ANSWER_UNKNOWN',
  'APP_UNKNOWN',
  'BUILD_FAILED',
  'CLOCK_DIFFERS',
  'CONFIRMATION_NEEDED',
  'DATABASE_UNAVAILABLE',
  'FOLDER_MISSING',
  'HOME_MISSING',
  'INTERNAL',
  'KEY_FILE_MISSING',
  'OUTCOME_UNKNOWN',
  'REASON_MISSING',
  'REGISTRY_MISSING',
  'REGISTRY_UNREACHABLE',
  'SCHEMA_UNREACHABLE',
  'SITE_UNREACHABLE',
  'STAFF_UNKNOWN',
  UNEXPECTED,
  'USAGE',
] as const;
