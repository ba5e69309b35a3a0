import { describe } from '@jest/globals';
import { brands, protectionOf, type BrandToggle } from '@foyer/market';
import { probeToggle } from '@foyer/testing/toggles';
import { jurisdictionOf } from '../games/jurisdiction.ts';
import { needsPhoneForRewards } from '../phone-verifications/verificationRequired.ts';
import type { ApiContext } from '../server/graphql/context.ts';
import { createSessionResolvers } from '../sessions/resolvers.ts';
import { createStatementResolvers } from '../statements/resolvers.ts';
import { brandFeatures } from './features.ts';
import { offeredFlows } from './offeredFlows.ts';

const brandWith = (toggles: readonly BrandToggle[]) => ({ ...brands.aurora, toggles });

/** The reasons of the failure that a resolver throws. */
async function reasonsOf(resolve: () => unknown): Promise<unknown> {
  try {
    await resolve();
    return [];
  } catch (error) {
    return (error as { extensions?: { reasons?: unknown } }).extensions?.reasons ?? error;
  }
}

describe('toggles of the api', () => {
  probeToggle('EnableFinancialHistory', 'the statement', (isOn) => {
    const { statement } = createStatementResolvers({} as never).Viewer;
    const context = { brand: brandWith(isOn ? ['EnableFinancialHistory'] : []) } as ApiContext;
    const period = { from: '2026-02-01T00:00:00Z', to: '2026-01-01T00:00:00Z' };
    return reasonsOf(() => statement({} as never, period, context));
  });

  probeToggle('DisablePhoneVerificationForRewards', 'the players who can claim rewards', (isOn) =>
    needsPhoneForRewards(
      brandFeatures({
        toggles: [
          'EnablePhoneVerification',
          ...(isOn ? (['DisablePhoneVerificationForRewards'] as const) : []),
        ],
      }),
      { is_phone_number_verified: false },
    ),
  );

  probeToggle('EnablePhoneVerification', 'the players who can claim rewards', (isOn) =>
    needsPhoneForRewards(brandFeatures({ toggles: isOn ? ['EnablePhoneVerification'] : [] }), {
      is_phone_number_verified: false,
    }),
  );

  probeToggle('IdentityServer', 'the flows of the site settings', (isOn) =>
    offeredFlows(
      { registrations: [{ countryCode: 'FI', flow: 'Identity' }], login: 'Identity' },
      brandFeatures({ toggles: isOn ? ['IdentityServer'] : [] }),
    ),
  );

  probeToggle('SupportChatWidget', 'the response to a chat token request', (isOn) => {
    const { generateLiveChatToken } = createSessionResolvers({
      liveChatTokens: { issue: async () => ({ token: 'token', expiresAt: new Date(0) }) },
    } as never).Mutation;
    const context = {
      brand: brandWith(isOn ? ['SupportChatWidget'] : []),
      identity: {},
      signedIn: async () => ({ identity: {}, player: {} }),
    } as unknown as ApiContext;
    return reasonsOf(() => generateLiveChatToken(undefined, {}, context));
  });

  probeToggle('ShowRTP', 'the frame of a game', (isOn) => {
    const brand = brandWith(isOn ? ['ShowRTP'] : []);
    return jurisdictionOf(brand, protectionOf(brand).licence, { kind: 'SLOT' } as never).showRtp;
  });
});
