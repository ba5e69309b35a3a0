import type * as Types from '@foyer/graphql/main';
import { sendVerification, verifyEmail, type EmailVerificationDeps } from './emailVerification.ts';
import { acceptLegalTexts } from './legalTexts.ts';
import { closeAccount } from './closeAccount.ts';
import { setMarketingConsent } from './marketingConsent.ts';
import { readPlayer } from './playerRow.ts';
import type { ApiContext } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { isMarketingBlocked, viewEmailVerification, viewLegalTexts } from './playerView.ts';

const MAX_TOKEN_LENGTH = 200;
const identityUnavailable = () =>
  failure('ServiceUnavailableFailure', { reasons: ['ServiceUnavailableFailure', 'identity'] });

/** Mutations of the player's own account. */
export function createPlayerResolvers(deps: EmailVerificationDeps) {
  return {
    Mutation: {
      async acceptLegalTexts(
        _: unknown,
        { input }: Types.MutationacceptLegalTextsArgs,
        context: ApiContext,
      ): Promise<Types.LegalText[]> {
        const { player } = await context.signedIn();
        const answer = {
          ...(input.terms != null && { TERMS: input.terms }),
          ...(input.privacyPolicy != null && { PRIVACY_POLICY: input.privacyPolicy }),
        };
        if ((await acceptLegalTexts(deps, player.id, answer)) === 'outdated')
          throw failure('ValidationFailure', { reasons: ['VersionNotInForce'], keys: Object.keys(input) });
        deps.relay.kick();
        return viewLegalTexts((await readPlayer(deps.pool, player.brand, player.id, deps.clock())) ?? player);
      },
      async closeAccount(
        _: unknown,
        { reason }: Types.MutationcloseAccountArgs,
        context: ApiContext,
      ): Promise<Types.CloseAccountResult> {
        const { player } = await context.signedIn();
        const refusal = await closeAccount(deps, player, reason);
        deps.relay.kick();
        return { closed: refusal === null, refusal };
      },
      async verifyEmail(
        _: unknown,
        { token }: Types.MutationverifyEmailArgs,
        { brand }: ApiContext,
      ): Promise<Types.VerifyEmailResult> {
        const outcome =
          token.length > MAX_TOKEN_LENGTH ? 'UNKNOWN' : await verifyEmail(deps, brand.id, token);
        if (outcome === 'unavailable') throw identityUnavailable();
        return { outcome };
      },
      async sendEmailVerification(
        _: unknown,
        __: unknown,
        context: ApiContext,
      ): Promise<Types.EmailVerification> {
        const { pageOrigin, locale } = context;
        const { player } = await context.signedIn();
        if (player.email_verified) return viewEmailVerification(player);
        const sent = await sendVerification(deps, player.brand, player.id, { origin: pageOrigin, locale });
        if (sent === 'unavailable') throw identityUnavailable();
        if (!sent) throw failure('LimitFailure', { reasons: ['TooManyEmails'] });
        return viewEmailVerification(player);
      },
      async setMarketingConsent(
        _: unknown,
        { input }: Types.MutationsetMarketingConsentArgs,
        context: ApiContext,
      ) {
        const signedIn = await context.signedIn();
        const { player } = signedIn;
        if (isMarketingBlocked(player) && Object.values(input).includes(true))
          throw failure('PermissionFailure', { reasons: ['MarketingBlocked'] });
        await setMarketingConsent(deps, player.id, input);
        deps.relay.kick();
        return {
          ...signedIn,
          player: (await readPlayer(deps.pool, player.brand, player.id, deps.clock())) ?? player,
        };
      },
    },
  };
}
