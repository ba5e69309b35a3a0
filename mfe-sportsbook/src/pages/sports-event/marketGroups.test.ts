import { describe, expect, it } from '@jest/globals';
import { isFieldKind } from '@foyer/kernel/field';
import { MARKET_KINDS, outcomesOf, type MarketKind } from '@foyer/kernel/markets';
import type { FeedMarket } from '@foyer/kernel/sports-feed';
import { groupsOf, tabsOf } from './marketGroups.ts';

const market = (
  kind: MarketKind,
  line: number | null = null,
  status: FeedMarket['status'] = 'open',
): FeedMarket => ({
  kind,
  line,
  status,
  outcomes: outcomesOf(kind).map((id) => ({ id, price: 2_000 })),
});

describe('market groups', () => {
  it('contain every kind of market of a match once in the first tab', () => {
    const kinds = MARKET_KINDS.filter((kind) => kind !== 'builder' && !isFieldKind(kind));
    const groups = groupsOf(
      kinds.map((kind) => market(kind)),
      'all',
    );
    expect(groups.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
  });

  it('have the lines of a kind in ascending order, without closed ones', () => {
    const lines = [market('total', 350), market('total', 150), market('total', 250, 'closed')];
    expect(groupsOf(lines, 'totals')).toEqual([
      { kind: 'total', markets: [market('total', 150), market('total', 350)] },
    ]);
  });

  it('appear only in tabs that have markets', () => {
    expect(tabsOf([market('winner'), market('correctScore')])).toEqual(['all', 'main', 'score']);
    expect(tabsOf([])).toEqual([]);
  });
});
