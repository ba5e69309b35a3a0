import type { SignInCodeOutcome } from '@foyer/graphql/main';

/** A sign-in by code that ended without a session (requirements/errors#tracking-cases). */
export interface CodeRefusal {
  readonly kind: 'TOO_MANY_ATTEMPTS' | 'FORBIDDEN_COUNTRY' | 'UNSAFE_CONNECTION' | 'NOT_OFFERED';
  /** End of a lock-out, ms since the epoch; absent when a new code may be requested at once. */
  readonly lockedUntil?: number | undefined;
}

const KINDS: readonly SignInCodeOutcome[] = [
  'TOO_MANY_ATTEMPTS',
  'FORBIDDEN_COUNTRY',
  'UNSAFE_CONNECTION',
  'NOT_OFFERED',
] satisfies readonly CodeRefusal['kind'][];

/** Undefined for an outcome with which the form continues. */
export function refusalOf(outcome: SignInCodeOutcome, lockedUntil?: string | null): CodeRefusal | undefined {
  return KINDS.includes(outcome)
    ? {
        kind: outcome as CodeRefusal['kind'],
        ...(lockedUntil != null && { lockedUntil: Date.parse(lockedUntil) }),
      }
    : undefined;
}
