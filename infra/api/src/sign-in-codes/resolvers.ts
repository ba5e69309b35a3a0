import type * as Types from '@foyer/graphql/main';
import { MAX_INPUT_LENGTH } from '@foyer/money';
import type { Pool } from '@foyer/runtime';
import type { ApiContext } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import type { IdentityDeps } from '../sessions/identityCalls.ts';
import { checkCode, requestCode, resendCode, type Recipient } from './codeCalls.ts';
import { internationalNumber, playerOfPhone } from './phonePlayer.ts';

export interface SignInCodeDeps extends IdentityDeps {
  readonly pool: Pool;
}

const OUTCOMES = {
  wrong: 'WRONG',
  'too-many': 'TOO_MANY_ATTEMPTS',
  expired: 'EXPIRED',
} as const satisfies Readonly<Record<string, Types.SignInCodeOutcome>>;

/** Sign-in by code on pages of the product, for visitors. */
export function createSignInCodeResolvers(deps: SignInCodeDeps) {
  async function recipientOf(
    { channel, recipient }: Types.SignInCodeInput,
    { brand }: ApiContext,
  ): Promise<Recipient> {
    if (recipient.length > MAX_INPUT_LENGTH) throw failure('ValidationFailure', { keys: ['recipient'] });
    if (channel === 'EMAIL') return { channel: 'email', email: recipient };
    const phoneNumber = internationalNumber(recipient);
    if (phoneNumber === undefined) throw failure('ValidationFailure', { keys: ['recipient'] });
    const playerId = (await playerOfPhone(deps.pool, brand.id, phoneNumber)) ?? null;
    return { channel: 'sms', phoneNumber, playerId };
  }

  return {
    Mutation: {
      async requestSignInCode(
        _: unknown,
        { input }: Types.MutationrequestSignInCodeArgs,
        context: ApiContext,
      ): Promise<Types.SignInCodeRequest> {
        const { brand, locale, visitor } = context;
        const recipient = await recipientOf(input, context);
        return viewRequest(await requestCode(deps, brand.id, visitor, { ...recipient, locale }));
      },
      async resendSignInCode(
        _: unknown,
        { attemptId }: Types.MutationresendSignInCodeArgs,
        { brand, locale, visitor }: ApiContext,
      ): Promise<Types.SignInCodeRequest> {
        if (attemptId.length > MAX_INPUT_LENGTH) return viewRequest({ kind: 'expired' });
        return viewRequest(await resendCode(deps, brand.id, visitor, { attemptId, locale }));
      },
      async checkSignInCode(
        _: unknown,
        { attemptId, code }: Types.MutationcheckSignInCodeArgs,
        { brand, visitor }: ApiContext,
      ): Promise<Types.SignInCodeCheck> {
        if (attemptId.length > MAX_INPUT_LENGTH || code.length > MAX_INPUT_LENGTH)
          return { outcome: 'WRONG', ticket: null };
        const answer = await checkCode(deps, brand.id, visitor, { attemptId, code });
        if (answer.kind === 'right') return { outcome: 'ACCEPTED', ticket: answer.ticket };
        return { outcome: answer.kind === 'refused' ? answer.reason : OUTCOMES[answer.kind], ticket: null };
      },
    },
  };
}

function viewRequest(answer: Awaited<ReturnType<typeof requestCode>>): Types.SignInCodeRequest {
  switch (answer.kind) {
    case 'sent':
      return { outcome: 'SENT', attempt: answer, lockedUntil: null };
    case 'locked':
      return { outcome: 'TOO_MANY_ATTEMPTS', attempt: null, lockedUntil: answer.until };
    case 'expired':
      return { outcome: 'EXPIRED', attempt: null, lockedUntil: null };
    case 'refused':
      return { outcome: answer.reason, attempt: null, lockedUntil: null };
  }
}
