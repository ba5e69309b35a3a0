import { describe, expect, it } from '@jest/globals';
import { writeParts } from '@foyer/kernel/bet-builder';
import type { MarketSelection } from '@foyer/kernel/markets';
import { parseBuilderMessage } from '@foyer/kernel/sports-builder';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { createBoard } from '../board/createBoard.ts';
import { createBoardViews } from '../board/suspendedBoard.ts';
import { createBuilderOffers } from './builderOffers.ts';
import { quoteBuilder } from './quoteSelection.ts';

const NOON = Date.UTC(2026, 10, 29, 12);
const HOME: MarketSelection = { kind: 'winner', line: null, outcome: 'home' };
const catalogue = CATALOGUE.filter(({ sport }) => sport === 'football').slice(0, 1);

function world() {
  const clock = { at: NOON };
  const board = createBoard({ catalogue, seed: 'builderOffers.test', now: () => clock.at });
  const views = createBoardViews(board);
  const builders = createBuilderOffers({ board, views, catalogue });
  const event = board.snapshot().events.find(({ phase }) => phase === 'upcoming');
  // a win contains the lowest line
  const total = event && board.match(event.id)?.markets.filter(({ kind }) => kind === 'total')[2];
  if (!event || !total) throw new Error('No match is offered.');
  const parts = [HOME, { kind: 'total' as const, line: total.line, outcome: 'over' as const }];
  return { clock, board, views, builders, event, parts };
}

describe('createBuilderOffers', () => {
  it('answers with a price that the page can read', () => {
    const { builders, event, parts } = world();
    const message = builders.message('aurora', event.id, writeParts(parts));
    expect(parseBuilderMessage(JSON.parse(JSON.stringify(message)))).toEqual(message);
    expect(message).toMatchObject({ status: 'open', problems: [] });
    expect(message?.price).toBeGreaterThan(1_000);
  });

  it.each(['', 'nonsense', 'winner..home,'.repeat(50)])('has no answer to %.20s', (text) => {
    const { builders, event } = world();
    expect(builders.message('aurora', event.id, text)).toBeUndefined();
  });

  it('has no answer for a match that is not offered', () => {
    const { builders, parts } = world();
    expect(builders.message('aurora', 'nomatch', writeParts(parts))).toBeUndefined();
  });

  it('is suspended with the bet builder of the match, and with a market of a part', () => {
    const { builders, event, parts, views, clock } = world();
    const suspend = (revision: number, kind: 'builder' | 'total'): void =>
      views.replace({
        revision,
        suspensions: [{ brand: 'aurora', scope: 'MARKET', target: event.id, kind, line: null }],
      });
    suspend(1, 'builder');
    expect(builders.of('aurora', event.id, parts)?.status).toBe('suspended');
    expect(builders.of('caravel', event.id, parts)?.status).toBe('open');
    clock.at += 2_000;
    suspend(2, 'total');
    expect(builders.of('aurora', event.id, parts)?.problems).toMatchObject([
      { reason: 'SUSPENDED', parts: [1] },
    ]);
  });

  it('values accepted parts at their fair price, also when their market is not offered any more', () => {
    const { builders, event, parts, views } = world();
    const fair = builders.valueOf('aurora', event.id, parts);
    const offer = builders.of('aurora', event.id, parts)?.price;
    expect(fair?.isSuspended).toBe(false);
    expect(fair?.price).toBeCloseTo(
      ((offer?.price ?? 0) * (10_000 + (offer?.marginBasisPoints ?? 0))) / 10_000,
      -1,
    );
    const gone: MarketSelection = { kind: 'total', line: 850, outcome: 'under' };
    expect(builders.of('aurora', event.id, [HOME, gone])?.status).toBe('refused');
    expect(builders.valueOf('aurora', event.id, [HOME, gone])?.price).toBeGreaterThan(1_000);
    expect(builders.valueOf('aurora', event.id, [HOME, { ...HOME, outcome: 'away' }])?.price).toBeUndefined();
    views.replace({
      revision: 1,
      suspensions: [{ brand: 'aurora', scope: 'MARKET', target: event.id, kind: 'total', line: null }],
    });
    expect(builders.valueOf('aurora', event.id, [HOME, gone])?.isSuspended).toBe(true);
  });

  it('quotes the price for the api, and the reason against a combination', () => {
    const { builders, event, parts, board } = world();
    const match = board.match(event.id);
    const [competition] = catalogue;
    const quote = (own: readonly MarketSelection[]) =>
      quoteBuilder(
        match,
        competition,
        { event: event.id, kind: 'builder', line: null, outcome: 'all', parts: [...own] },
        builders.of('aurora', event.id, own),
      );
    expect(quote(parts)).toMatchObject({ status: 'open', players: [null, null] });
    expect(quote([HOME, { ...HOME, outcome: 'away' }])).toEqual({
      status: 'unavailable',
      reason: 'IMPOSSIBLE',
    });
  });
});
