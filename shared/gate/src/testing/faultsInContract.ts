import type { Facts } from '../facts.ts';
import { GOOD, shellWith, withCandidate, withFallback, type PlantedFault } from './goodFacts.ts';

/** Faults in what a release needs from other releases, from the API and from its owner. */
export const CONTRACT_FAULTS: readonly PlantedFault[] = [
  [
    'contract/number',
    'uses contract 2, but shell@s1 mounts contract 1. [shell]',
    withCandidate({ contract: 2 }),
  ],
  [
    'contract/number',
    'mfe-account@a1 uses contract 1, but shell@s2 mounts contract 2. [account]',
    shellWith({ contract: 2 }),
  ],
  [
    'contract/page-missing',
    'shell@s1 sends lobby to mfe-casino@c2',
    withCandidate({ describes: { pages: [] } }),
  ],
  [
    'contract/page-missing',
    'shell@s2 sends profile to mfe-account@a1, which does not provide this page. [account]',
    shellWith({ describes: { routes: { account: ['profile'], casino: ['lobby'] } } }),
  ],
  [
    'contract/page-unrouted',
    'has a page sports',
    withCandidate({ describes: { pages: ['lobby'], laterPages: ['sports'] } }),
  ],
  [
    'contract/slot-missing',
    'casino.map, which no live release provides',
    withCandidate({ describes: { slots: { fills: ['casino.search'], shows: ['casino.map'] } } }),
  ],
  [
    'contract/slot-dropped',
    'no longer provides the slot casino.search, which shell@s1 shows. [shell]',
    withCandidate({ describes: { slots: { fills: [], shows: [] } } }),
  ],
  [
    'contract/event-unsent',
    'listens for cashier.paid',
    withCandidate({ describes: { events: { sends: ['game.launched'], receives: ['cashier.paid'] } } }),
  ],
  [
    'contract/event-dropped',
    'no longer sends game.launched, for which mfe-account@a1 listens. [account]',
    withCandidate({ describes: { events: { sends: [], receives: [] } } }),
  ],
  [
    'contract/service-missing',
    'mfe-casino@c2 calls wallet.transfer, which shell@s1 does not have. [shell]',
    withCandidate({ describes: { services: { offers: [], uses: ['wallet.transfer'] } } }),
  ],
  [
    'contract/service-missing',
    'mfe-account@a1 calls wallet, which shell@s2 does not have. [account]',
    shellWith({ describes: { services: { offers: ['bus'], uses: [] } } }),
  ],
  [
    'shared/range',
    'requires react ^20.0.0, but shell@s1 has 19.3.1',
    withCandidate({ requires: { react: '^20.0.0' } }),
  ],
  [
    'shared/range',
    'mfe-account@a1 requires react ^19.0.0, but shell@s2 has 20.0.0. [account]',
    shellWith({
      describes: {
        shared: { versions: { react: '20.0.0' }, offers: { react: ['*'], 'react-intl': ['*'] }, uses: {} },
      },
    }),
  ],
  [
    'shared/name',
    'uses FormattedDate of react-intl',
    withCandidate({
      describes: { shared: { versions: {}, offers: {}, uses: { 'react-intl': ['FormattedDate'] } } },
    }),
  ],
  [
    'graphql/operation',
    'Name of mfe-casino@c2: Cannot query field "nick"',
    withCandidate({ documents: { a: 'query Name { nick }' } }),
  ],
  [
    'contract/slot-dropped',
    'no longer provides the slot casino.search, which mfe-account@a0 (restored by a rollback) shows. [account]',
    withFallback(
      { describes: { slots: { fills: ['account.notices'], shows: ['casino.search'] } } },
      { describes: { slots: { fills: [], shows: [] } } },
    ),
  ],
  [
    'contract/deprecated',
    'uses the service wallet.refresh, whose last day is 2026-12-31. Call wallet.update instead.',
    withDeprecation('2026-12-31'),
  ],
  [
    'contract/removed',
    'uses the service wallet.refresh, whose last day is 2026-11-21.',
    withDeprecation('2026-11-21'),
  ],
  [
    'release/owner',
    'mfe-casino@c2 claims owner cashier; mfe-casino belongs to casino.',
    withCandidate({ owner: 'cashier' }),
  ],
  [
    'release/routes',
    'mfe-casino@c2 has a page deposit, whose address belongs to cashier. [cashier]',
    withCandidate({ describes: { pages: ['lobby', 'deposit'] } }),
  ],
  [
    'release/slots',
    'mfe-casino@c2 provides the slot cashier.strip, which is not a slot of casino.',
    withCandidate({ describes: { slots: { fills: ['casino.search', 'cashier.strip'], shows: [] } } }),
  ],
  ['release/owner', 'No squad owns mfe-poker.', withCandidate({ app: 'mfe-poker', owner: 'poker' })],
];

/** The candidate calls a service whose last day this is. */
function withDeprecation(until: string): Facts {
  const instead = 'Call wallet.update instead.';
  return {
    ...GOOD,
    deprecations: [{ kind: 'service', name: 'wallet.refresh', since: '2026-11-01', until, instead }],
  };
}
