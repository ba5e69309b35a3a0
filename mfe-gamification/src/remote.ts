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
      promotions: () => import('./pages/promotions/PromotionsPage.tsx'),
      'loyalty-program': () => import('./pages/loyalty-program/LoyaltyPage.tsx'),
      tournaments: () => import('./pages/tournaments/TournamentsPage.tsx'),
      missions: () => import('./pages/missions/MissionsPage.tsx'),
      'rewards-shop': () => import('./pages/rewards-shop/RewardsShopPage.tsx'),
      'christmas-2024': () => import('./pages/christmas-2024/CalendarPage.tsx'),
    },
    slots: {
      'gamification.inbox': () => import('./slots/inbox/Inbox.tsx'),
      'gamification.mission-progress': () => import('./slots/mission-progress/MissionProgress.tsx'),
    },
    messages: (locale) => import(`./messages/${locale}.json`),
    later: {
      firstPage: 'rewards',
      partOf: __FOYER_TEXT_PARTS__,
      messages: {},
    },
    updateGate: () => (isClaiming() ? 'block' : 'allow'),
  }),
);
