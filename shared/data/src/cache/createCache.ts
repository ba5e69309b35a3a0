import { InMemoryCache, type TypePolicies } from '@apollo/client';

/** Entities with an id are stored once; embedded objects are merged into their parent or replaced whole. */
const TYPE_POLICIES: TypePolicies = {
  Query: {
    fields: {
      viewer: { merge: true },
      root: { merge: true },
      public: { merge: true },
      countryContext: { merge: true },
    },
  },
  Viewer: {
    keyFields: [],
    fields: { playerGamificationDetails: { merge: true }, realityCheck: { merge: true } },
  },
  Player: {
    fields: {
      personalInfo: { merge: true },
      accountStatus: { merge: true },
      kycCheckStatus: { merge: true },
      sourceOfWealthStatus: { merge: true },
    },
  },
  Root: { keyFields: [] },
  Public: { keyFields: [] },
  Personalized: { merge: true },
  // The same game has a different idx in each list.
  GameListItem: { keyFields: false },
  // several campaigns may have the same notice
  AccountNotice: { keyFields: false },
};

/**
 * Creates the page's Apollo cache. It holds the data of one player at a time; signing in or out clears it
 * (requirements/reliability#fault-38).
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies: TYPE_POLICIES, possibleTypes: POSSIBLE_TYPES });
}

/** Members of the unions and interfaces of the schema, so that fragments on them match. */
const POSSIBLE_TYPES: Readonly<Record<string, string[]>> = {
  LobbyContentBlock: [
    'BannerExternalLinkBlock',
    'BannerGameBlock',
    'BannerManualBlock',
    'JackpotBlock',
    'PromotionBlock',
    'PromotionV2Block',
    'RaffleBlock',
    'TopGamesBlock',
    'TopSportsBlock',
  ],
  LaunchGameResult: ['GameLaunch', 'GameLaunchRefusal'],
  RewardType: ['FreeSpinReward', 'MoneyDropReward', 'BonusMoneyDropReward'],
  ClaimRewardResult: ['RewardClaim', 'RewardClaimRefusal'],
};
