import { CONTRACT_VERSION, defineRemote } from '@foyer/contract';
import { createRemoteLifecycles } from '@foyer/platform';

export default createRemoteLifecycles(
  defineRemote({
    owner: 'jackpot-raffle',
    contract: CONTRACT_VERSION,
    pages: {
      jackpot: () => import('./pages/jackpot/JackpotPage.tsx'),
      'jackpot-terms': () => import('./pages/jackpot-terms/JackpotTermsPage.tsx'),
      raffle: 'not-available',
    },
    slots: {},
    messages: (locale) => import(`./messages/${locale}.json`),
  }),
);
