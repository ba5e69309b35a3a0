import { describe, expect, it } from '@jest/globals';
import { parseFeedMessage, parseMatchMessage, type FeedEvent } from '@foyer/kernel/sports-feed';
import type { Suspension } from '@foyer/kernel/sports-trading';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { publicCompetition } from '../../catalogue/row.ts';
import { createBoard, TICK_MS } from './createBoard.ts';
import { createSubscriptions } from './subscriptions.ts';
import { createBoardViews } from './suspendedBoard.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const [football] = CATALOGUE.filter(({ sport }) => sport === 'football').map(publicCompetition);

function stage() {
  const clock = { at: NOON };
  const board = createBoard({
    catalogue: CATALOGUE.filter(({ id }) => id === football?.id),
    seed: 'suspended.test',
    now: () => clock.at,
  });
  const views = createBoardViews(board);
  const { ofBoard, ofMatch } = createSubscriptions({
    viewOf: (brand) => views.of(brand),
    competitionOf: () => football,
    contests: { snapshot: () => undefined, since: () => undefined },
  });
  const upcoming = board.snapshot().events.filter(({ phase }) => phase === 'upcoming');
  const [first, second] = upcoming;
  if (!first || !second) throw new Error('The test needs two matches before their start.');
  const tick = (): void => {
    clock.at += TICK_MS;
    board.tick();
  };
  return { board, views, ofBoard, ofMatch, first, second, tick };
}

const suspension = (change: Partial<Suspension> = {}): Suspension => ({
  brand: null,
  scope: 'PRODUCT',
  target: null,
  kind: null,
  line: null,
  ...change,
});

const statuses = (event: FeedEvent | undefined): readonly string[] => [
  ...new Set(event?.markets.map(({ status }) => status)),
];

describe('createBoardViews', () => {
  it.each<[string, (first: string) => Partial<Suspension>, readonly string[], readonly string[]]>([
    ['the product', () => ({}), ['suspended'], ['suspended']],
    [
      'a competition',
      () => ({ scope: 'COMPETITION', target: football?.id ?? '' }),
      ['suspended'],
      ['suspended'],
    ],
    ['another competition', () => ({ scope: 'COMPETITION', target: 'zzz' }), ['open'], ['open']],
    ['a match', (first) => ({ scope: 'EVENT', target: first }), ['suspended'], ['open']],
    [
      'a market of a match',
      (first) => ({ scope: 'MARKET', target: first, kind: 'winner' }),
      ['suspended', 'open'],
      ['open'],
    ],
    [
      'another line of a market',
      (first) => ({ scope: 'MARKET', target: first, kind: 'total', line: 99_950 }),
      ['open'],
      ['open'],
    ],
  ])('suspends the markets of %s on the board and on the page of a match', (_name, of, expected, other) => {
    const { views, first, second, tick } = stage();
    views.replace({ revision: 1, suspensions: [suspension(of(first.id))] });
    tick();
    const view = views.of('aurora');
    const find = (id: string) => view.snapshot().events.find((event) => event.id === id);
    expect(statuses(find(first.id))).toEqual(expected);
    expect(statuses(find(second.id))).toEqual(other);
    expect([...statuses(view.match(first.id))].sort()).toEqual([...expected].sort());
  });

  it('applies the suspension of a brand to that brand only', () => {
    const { views, first, tick } = stage();
    views.replace({ revision: 1, suspensions: [suspension({ brand: 'tuli' })] });
    tick();
    expect(statuses(views.of('tuli').match(first.id))).toEqual(['suspended']);
    expect(statuses(views.of('aurora').match(first.id))).toEqual(['open']);
    expect(statuses(views.of(undefined).match(first.id))).toEqual(['open']);
  });

  it('ignores a list that is older than the known one', () => {
    const { views, first, tick } = stage();
    views.replace({ revision: 2, suspensions: [] });
    views.replace({ revision: 1, suspensions: [suspension()] });
    tick();
    expect(statuses(views.of('aurora').match(first.id))).toEqual(['open']);
  });
});

describe('the subscription of an open page', () => {
  it('gets a snapshot when a suspension starts and another when it ends, and changes in between', () => {
    const { views, ofBoard, first, tick } = stage();
    const next = ofBoard('aurora', undefined);
    const received = () => next()?.map((bytes) => parseFeedMessage(JSON.parse(bytes.toString()))) ?? [];
    expect(received()).toMatchObject([{ type: 'snapshot' }]);
    views.replace({ revision: 1, suspensions: [suspension({ scope: 'EVENT', target: first.id })] });
    tick();
    const [suspended] = received();
    expect(suspended?.type).toBe('snapshot');
    expect(statuses(suspended?.events.find(({ id }) => id === first.id))).toEqual(['suspended']);
    tick();
    tick();
    expect(received().map((message) => message?.type)).not.toContain('snapshot');
    views.replace({ revision: 2, suspensions: [] });
    tick();
    const [resumed] = received();
    expect(statuses(resumed?.events.find(({ id }) => id === first.id))).toEqual(['open']);
  });

  it('gets a snapshot when it connects again with a state from before the suspension', () => {
    const { board, views, ofBoard, tick } = stage();
    ofBoard('aurora', undefined)();
    const { sequence } = board.now();
    views.replace({ revision: 1, suspensions: [suspension()] });
    tick();
    views.of('aurora');
    const [first] = ofBoard('aurora', sequence)() ?? [];
    expect(parseFeedMessage(JSON.parse(String(first)))?.type).toBe('snapshot');
  });

  it('sends the page of a match again with its suspended markets, and the same bytes to all its clients', () => {
    const { views, ofMatch, first, tick } = stage();
    const [one, other] = [ofMatch('aurora', first.id), ofMatch('aurora', first.id)];
    const before = parseMatchMessage(JSON.parse(String(one()?.[0])));
    other();
    views.replace({ revision: 1, suspensions: [suspension()] });
    tick();
    const [message] = one() ?? [];
    const shown = parseMatchMessage(JSON.parse(String(message)));
    expect(shown?.type === 'match' && statuses(shown.match)).toEqual(['suspended']);
    // clients ignore a state that has not a greater number
    expect(
      shown?.type === 'match' && before?.type === 'match' && shown.match.sequence > before.match.sequence,
    ).toBe(true);
    expect(other()?.[0]).toBe(message);
  });
});
