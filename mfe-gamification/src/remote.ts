import { CONTRACT_VERSION, defineRemote } from '@foyer/contract';
import { createRemoteLifecycles } from '@foyer/platform';
import { isClaiming } from './features/rewards/claiming.ts';

export default createRemoteLifecycles(
  defineRemote({
    owner: 'gamification',
    contract: CONTRACT_VERSION,
    pages: {
      rewards: () => import('./pages/rewards/RewardsPage.tsx'),
      'profile-rewards-history': () => import('./pages/profile-rewards-history/RewardsHistoryPage.tsx'),
      promotions: 'not-available',
      'loyalty-program': 'not-available',
      tournaments: 'not-available',
      missions: 'not-available',
      'rewards-shop': 'not-available',
      'christmas-2024': 'not-available',
    },
    slots: {},
    messages: (locale) => import(`./messages/${locale}.json`),
    later: { firstPage: 'rewards', messages: (locale) => import(`./messages/${locale}.json?later`) },
    updateGate: () => (isClaiming() ? 'block' : 'allow'),
  }),
);
