import { failure } from './failure.ts';

const KEY = /^[A-Za-z0-9_-]{8,80}$/;

/**
 * An idempotency key that the client made before it sent the request.
 * @throws ValidationFailure for a malformed key.
 */
export function requestKey(key: string): string {
  if (!KEY.test(key)) throw failure('ValidationFailure', { reasons: ['KeyInvalid'], keys: ['key'] });
  return key;
}

/** The refusal of a request whose key was used for another one. */
export const keyReused = (): Error => failure('ValidationFailure', { reasons: ['KeyReused'], keys: ['key'] });
