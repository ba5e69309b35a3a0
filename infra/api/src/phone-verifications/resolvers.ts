import type * as Types from '@foyer/graphql/main';
import { brandFeatures } from '../content/features.ts';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { isPhoneVerificationOffered } from './verificationRequired.ts';
import { confirmPhoneCode, sendPhoneCode, type PhoneVerificationDeps } from './phoneVerification.ts';

const MAX_CODE_LENGTH = 20;

/** Verification of the player's own phone number; refused where the brand does not offer it. */
export function createPhoneVerificationResolvers(deps: PhoneVerificationDeps) {
  async function playerOf(context: ApiContext): Promise<SignedIn['player']> {
    const { player } = await context.signedIn();
    if (!isPhoneVerificationOffered(brandFeatures(context.brand)))
      throw failure('PermissionFailure', { reasons: ['PhoneVerificationOff'] });
    return player;
  }

  return {
    Mutation: {
      async sendPhoneVerification(
        _: unknown,
        __: unknown,
        context: ApiContext,
      ): Promise<Types.PhoneVerification> {
        const player = await playerOf(context);
        if (player.is_phone_number_verified) return { isVerified: true };
        if (player.phone_number === null) throw failure('ValidationFailure', { reasons: ['NoPhoneNumber'] });
        const outcome = await sendPhoneCode(deps, player, context.locale);
        if (outcome === 'unavailable')
          throw failure('ServiceUnavailableFailure', { reasons: ['ServiceUnavailableFailure', 'identity'] });
        if (outcome === 'limited') throw failure('LimitFailure', { reasons: ['TooManyCodes'] });
        return { isVerified: false };
      },
      async verifyPhoneNumber(
        _: unknown,
        { code }: Types.MutationverifyPhoneNumberArgs,
        context: ApiContext,
      ): Promise<Types.VerifyPhoneNumberResult> {
        const player = await playerOf(context);
        const outcome =
          code.length > MAX_CODE_LENGTH ? 'WRONG' : await confirmPhoneCode(deps, player.id, code);
        return { outcome };
      },
    },
  };
}
