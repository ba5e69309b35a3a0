import { CONTRACT_VERSION, defineRemote } from '@foyer/contract';
import { createRemoteLifecycles } from '@foyer/platform';
import { isPlacing } from './features/placement/openPlacements.ts';

export default createRemoteLifecycles(
  defineRemote({
    owner: 'sportsbook',
    contract: CONTRACT_VERSION,
    pages: {
      sports: () => import('./pages/sports/SportsPage.tsx'),
      'sports-results': () => import('./pages/sports-results/SportsResultsPage.tsx'),
      'sports-bets': () => import('./pages/sports-bets/SportsBetsPage.tsx'),
      'sports-bet': () => import('./pages/sports-bet/SportsBetPage.tsx'),
      'sports-outrights': () => import('./pages/sports-outrights/SportsOutrightsPage.tsx'),
      'sports-racing': () => import('./pages/sports-racing/SportsRacingPage.tsx'),
      'sports-contest': () => import('./pages/sports-contest/SportsContestPage.tsx'),
      'sports-sport': () => import('./pages/sports-sport/SportsSportPage.tsx'),
      'sports-competition': () => import('./pages/sports-competition/SportsCompetitionPage.tsx'),
      'sports-event': () => import('./pages/sports-event/SportsEventPage.tsx'),
    },
    slots: { 'sportsbook.top-matches': () => import('./slots/top-matches/TopMatches.tsx') },
    messages: (locale) => import(`./messages/${locale}.json`),
    later: {
      firstPage: 'sports',
      partOf: __FOYER_TEXT_PARTS__,
      messages: {},
    },
    // the slip is stored on the device, but only the page has the key of a bet that is being placed
    updateGate: () => (isPlacing() ? 'block' : 'allow'),
  }),
);
