import { expect, it } from '@jest/globals';
import { parseContent, type ContentSection, type SportsBoost } from './contentSections.ts';

/** Problems by place: forms show a text for each code, and the English of the schema library for anything else. */
function problemsOf(section: ContentSection, body: unknown): Readonly<Record<string, string>> {
  const read = parseContent(section, body);
  return read.ok
    ? {}
    : Object.fromEntries(read.problems.map(({ path, problem }) => [path.join('/'), problem]));
}

const PERIOD = { startsAt: '2026-12-01T00:00:00Z', endsAt: '2026-12-02T00:00:00Z' };
const BOOST: SportsBoost = {
  id: 'treble',
  percent: 10,
  minimumSelections: 3,
  minimumPrice: 1_300,
  maximumStake: 2_500,
  maximumProfit: 5_000,
  ...PERIOD,
};
const SELECTION = { event: 'hal1', kind: 'winner', line: null, outcome: 'home' };
const OFFER = { id: 'derby', price: 2_000, maximumStake: 100, ...PERIOD };

it.each<[string, object, Readonly<Record<string, string>>]>([
  ['complete terms', {}, {}],
  ['no percentage', { percent: 0 }, { '0/percent': 'POSITIVE' }],
  ['more than all of the profit', { percent: 101 }, { '0/percent': 'TOO_HIGH' }],
  ['a part of a percent', { percent: 2.5 }, { '0/percent': 'WHOLE' }],
  ['no selection', { minimumSelections: 0 }, { '0/minimumSelections': 'POSITIVE' }],
  ['odds without a profit', { minimumPrice: 1_000 }, { '0/minimumPrice': 'ODDS_TOO_LOW' }],
  [
    'no amounts',
    { maximumStake: 0, maximumProfit: 0 },
    { '0/maximumStake': 'POSITIVE', '0/maximumProfit': 'POSITIVE' },
  ],
  ['an id with a space', { id: 'two words' }, { '0/id': 'ID' }],
  ['no start', { startsAt: '' }, { '0/startsAt': 'TIME' }],
  ['no period', { startsAt: '', endsAt: '' }, { '0/startsAt': 'TIME', '0/endsAt': 'TIME' }],
  ['an end before the start', { endsAt: PERIOD.startsAt }, { '0/endsAt': 'PERIOD' }],
])('names the problems of a profit boost with %s', (_case, change, expected) => {
  expect(problemsOf('boosts', [{ ...BOOST, ...change }])).toEqual(expected);
});

it('refuses two profit boosts with one id, and more than twenty', () => {
  expect(problemsOf('boosts', [BOOST, BOOST])).toEqual({ '': 'DUPLICATE' });
  const many = Array.from({ length: 21 }, (_, index) => ({ ...BOOST, id: `b${index}` }));
  expect(problemsOf('boosts', many)).toEqual({ '': 'TOO_MANY' });
});

it.each<[string, object, Readonly<Record<string, string>>]>([
  ['a selection', {}, {}],
  [
    'nothing chosen',
    { event: '', kind: '', outcome: '' },
    { '0/event': 'MATCH_MISSING', '0/kind': 'MARKET_MISSING', '0/outcome': 'OUTCOME' },
  ],
  ['an outcome of another market', { outcome: 'over' }, { '0': 'OUTCOME' }],
  ['odds above 100.00', { price: 100_001 }, { '0/price': 'TOO_HIGH' }],
])('names the problems of boosted odds with %s', (_case, change, expected) => {
  expect(problemsOf('boostedOdds', [{ ...OFFER, ...SELECTION, ...change }])).toEqual(expected);
});

it.each<[string, readonly object[], Readonly<Record<string, string>>]>([
  ['two matches', [SELECTION, { ...SELECTION, event: 'mer1' }], {}],
  ['one selection', [SELECTION], { '0/selections': 'SELECTIONS_MISSING' }],
  ['one match twice', [SELECTION, SELECTION], { '0/selections': 'RELATED' }],
  [
    'a selection without a market',
    [SELECTION, { ...SELECTION, event: 'mer1', kind: '' }],
    { '0/selections/1/kind': 'MARKET_MISSING' },
  ],
])('names the problems of a boosted combination of %s', (_case, selections, expected) => {
  expect(problemsOf('boostedCombinations', [{ ...OFFER, selections }])).toEqual(expected);
});
