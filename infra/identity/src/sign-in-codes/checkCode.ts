import { MAX_INPUT_LENGTH } from '@foyer/money';
import { Refusal } from '@foyer/runtime';
import * as v from 'valibot';
import type { Services } from '../services.ts';
import { connectionSchema, refusalOf, type CodeRefusal } from './refusal.ts';

const INVALID = 422;

const checkSchema = v.intersect([
  connectionSchema,
  v.object({
    attemptId: v.pipe(v.string(), v.maxLength(MAX_INPUT_LENGTH)),
    code: v.pipe(v.string(), v.maxLength(MAX_INPUT_LENGTH)),
  }),
]);

export type CodeChecked =
  | { readonly kind: 'right'; readonly ticket: string }
  | { readonly kind: 'wrong' }
  /** The code has had too many wrong tries. */
  | { readonly kind: 'too-many' }
  /** Expired, used or never sent. */
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused'; readonly reason: CodeRefusal };

interface Call {
  readonly brand: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Compares a code with the one of its attempt. A correct code gives a ticket for the authorization endpoint,
 * where the account's state is checked; the cases of requirements/errors#tracking-cases are recorded.
 * @throws {@link Refusal} for an invalid request.
 */
export async function checkSignInCode(services: Services, { brand, body }: Call): Promise<CodeChecked> {
  const parsed = v.safeParse(checkSchema, body);
  if (!parsed.success) throw new Refusal(INVALID, 'FIELD_INVALID', 'The request is invalid.');
  const { attemptId, code, from } = parsed.output;
  const reason = await refusalOf(services, brand, parsed.output);
  if (reason) return { kind: 'refused', reason };
  const result = await services.loginCodes.check(brand, attemptId, code);
  if (result.kind === 'right') {
    const { playerId, channel } = result;
    const ticket = await services.signInTickets.issue(brand, {
      playerId,
      method: channel === 'sms' ? 'sms' : 'otp',
    });
    return { kind: 'right', ticket };
  }
  const isDead = result.kind === 'dead';
  await services.events.record({
    kind: 'INVALID_LOGIN_CODE_ENTERED',
    brand,
    from,
    details: { dead: isDead },
  });
  if (!isDead) return { kind: 'wrong' };
  if (!result.isExhausted) return { kind: 'expired' };
  await services.events.record({
    kind: 'TOO_MANY_INVALID_LOGIN_ATTEMPTS',
    brand,
    from,
    details: { method: 'code' },
  });
  return { kind: 'too-many' };
}
