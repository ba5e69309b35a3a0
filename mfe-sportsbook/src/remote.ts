import { CONTRACT_VERSION, defineRemote } from '@foyer/contract';
import { createRemoteLifecycles } from '@foyer/platform';

export default createRemoteLifecycles(
  defineRemote({
    owner: 'sportsbook',
    contract: CONTRACT_VERSION,
    pages: {
      sports: () => import('./pages/sports/SportsPage.tsx'),
    },
    slots: {},
    messages: (locale) => import(`./messages/${locale}.json`),
    // The slip is stored on the device, so a new release loses nothing.
    updateGate: () => 'allow',
  }),
);
