import { describe, expect, it } from '@jest/globals';
import { parseFeedMessage } from '@foyer/kernel/sports-feed';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { createBoard } from './createBoard.ts';
import { createSubscriptions } from './subscriptions.ts';
import { createBoardViews } from './suspendedBoard.ts';

const NOON = Date.UTC(2026, 10, 29, 12);

describe('createSubscriptions', () => {
  it('sends the message before again, after the newer one, when the feed repeats', () => {
    const clock = { at: NOON };
    const board = createBoard({
      catalogue: CATALOGUE.slice(0, 3),
      seed: 'subscriptions.test',
      now: () => clock.at,
    });
    const views = createBoardViews(board);
    const next = createSubscriptions({
      viewOf: (brand) => views.of(brand),
      competitionOf: () => undefined,
      contests: { snapshot: () => undefined, since: () => undefined },
      isRepeated: () => true,
    }).ofBoard(undefined, undefined);
    const sequences = (): readonly (number | undefined)[] => {
      clock.at += 5_000;
      board.tick();
      return (next() ?? []).map((bytes) => parseFeedMessage(JSON.parse(bytes.toString()))?.sequence);
    };
    const [first] = sequences();
    const [second, repeated] = sequences();
    expect(repeated).toBe(first);
    expect(second).toBeGreaterThan(first ?? Infinity);
  });
});
