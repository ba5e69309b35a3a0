import { CONTRACT_VERSION, defineRemote } from '@foyer/contract';
import { createRemoteLifecycles } from '@foyer/platform';

export default createRemoteLifecycles(
  defineRemote({
    owner: 'jackpot-raffle',
    contract: CONTRACT_VERSION,
    pages: {
      jackpot: () => import('./pages/jackpot/JackpotPage.tsx'),
      'jackpot-terms': () => import('./pages/jackpot-terms/JackpotTermsPage.tsx'),
      raffle: () => import('./pages/raffle/RafflePage.tsx'),
    },
    slots: {
      'jackpot-raffle.widget': () => import('./slots/widget/JackpotWidget.tsx'),
      'jackpot-raffle.play': () => import('./slots/play/OptInAndPlay.tsx'),
      'jackpot-raffle.account': () => import('./slots/account/JackpotAccount.tsx'),
    },
    messages: (locale) => import(`./messages/${locale}.json`),
    later: { firstPage: 'jackpot', messages: {}, partOf: __FOYER_TEXT_PARTS__ },
  }),
);
