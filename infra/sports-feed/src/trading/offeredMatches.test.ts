import { expect, it } from '@jest/globals';
import type { FeedEvent } from '@foyer/kernel/sports-feed';
import { offeredMatches, type OfferedMatchesDeps } from './offeredMatches.ts';

const match = (id: string, home: string, startsAt: number, phase: FeedEvent['phase'] = 'upcoming') =>
  ({
    id,
    competition: 'vei',
    home,
    away: 'Valley',
    startsAt,
    phase,
    markets: [
      { kind: 'winner', line: null, status: 'open', outcomes: [{ id: 'home', price: 2_000 }] },
      { kind: 'total', line: 250, status: 'suspended', outcomes: [{ id: 'over', price: 1_900 }] },
    ],
  }) as unknown as FeedEvent; // only what the search reads

const events = [
  match('vei2', 'Järvi', 2_000),
  match('vei1', 'Harbour', 1_000),
  match('vei3', 'Järvi', 500, 'live'),
  ...Array.from({ length: 10 }, (_, index) => match(`vei9${index}`, 'Many', 5_000 + index)),
];
const deps = {
  catalogue: [{ id: 'vei', name: 'Järviliiga' }],
  views: {
    of: () => ({ snapshot: () => ({ events }) }),
    match: (_brand: string, id: string) => events.find((one) => one.id === id),
  },
} as unknown as OfferedMatchesDeps; // only what the search reads

const ids = (question: object) => offeredMatches(deps, { brand: 'aurora', ...question }).map(({ id }) => id);

it.each([
  ['a team or a competition without accents', 'jarvi valley', ['vei1', 'vei2']],
  ['two names in any order', 'valley harbour', ['vei1']],
  ['a name that no match has', 'harbour jarvis', []],
  ['spaces alone', '  ', []],
])('finds matches that have not started by %s', (_name, text, expected) => {
  expect(ids({ text }).filter((id) => !id.startsWith('vei9'))).toEqual(expected);
});

it('returns the first eight to start', () => {
  expect(ids({ text: 'liiga' })).toEqual([
    'vei1',
    'vei2',
    'vei90',
    'vei91',
    'vei92',
    'vei93',
    'vei94',
    'vei95',
  ]);
});

it('lists the open markets of matches, without those that have started or are unknown', () => {
  expect(offeredMatches(deps, { brand: 'aurora', events: 'vei1,vei3,nope' })).toEqual([
    {
      id: 'vei1',
      competition: 'Järviliiga',
      home: 'Harbour',
      away: 'Valley',
      startsAt: '1970-01-01T00:00:01.000Z',
      markets: [{ kind: 'winner', line: null, outcomes: [{ id: 'home', price: 2_000 }] }],
    },
  ]);
});
