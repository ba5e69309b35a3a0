import { describe, expect, it } from '@jest/globals';
import { composeLobby } from './composeLobby.ts';

const list = (slug: string, totalCount = 5) => ({ slug, games: { totalCount } });
const block = (id: string, type: string) => ({ id, type });
const top = (slug: string, totalCount = 5) => ({
  id: `top-${slug}`,
  type: 'TOP_GAMES',
  list: list(slug, totalCount),
});

function order(
  blocks: readonly { id: string; type: string }[],
  lists: readonly ReturnType<typeof list>[],
  isBonusEnabled = true,
) {
  const { hero, sections } = composeLobby(blocks, lists, isBonusEnabled);
  return [
    hero?.id ?? '-',
    ...sections.map((section) => (section.kind === 'block' ? section.block.id : section.list.slug)),
  ];
}

describe('the order of the lobby', () => {
  it('starts with the first banner, whichever its kind', () => {
    expect(
      order([block('j', 'JACKPOT'), block('m', 'BANNER_MANUAL'), block('g', 'BANNER_GAME')], []),
    ).toEqual(['m', 'j', 'g']);
    expect(order([block('j', 'JACKPOT')], [])).toEqual(['-', 'j']);
  });

  it('puts two rows of games after every other block, and the rest at the end', () => {
    const lists = ['hot', 'new', 'slots', 'tables', 'live'].map((slug) => list(slug));
    expect(order([block('h', 'BANNER_GAME'), block('j', 'JACKPOT'), block('r', 'RAFFLE')], lists)).toEqual([
      'h',
      'j',
      'hot',
      'new',
      'r',
      'slots',
      'tables',
      'live',
    ]);
  });

  it('shows a list once, where a block shows it', () => {
    expect(order([top('hot')], [list('hot'), list('new')])).toEqual(['-', 'top-hot', 'new']);
  });

  it('omits a row with the same games as an earlier row', () => {
    const row = (slug: string, ...games: string[]) => ({
      ...top(slug),
      list: {
        slug,
        games: { totalCount: games.length, edges: games.map((lookupId) => ({ node: { lookupId } })) },
      },
    });
    expect(
      order(
        [row('roulette', 'a', 'b'), row('table-games', 'a', 'b'), row('live', 'b', 'a')],
        [list('table-games')],
      ),
    ).toEqual(['-', 'top-roulette', 'top-live']);
  });

  it('hides empty lists, and the bonus list without a bonus', () => {
    expect(order([], [list('bonus'), list('live', 0), list('new')], false)).toEqual(['-', 'new']);
    expect(order([], [list('bonus'), list('new')], true)).toEqual(['-', 'bonus', 'new']);
    expect(order([top('bonus'), top('live', 0)], [], false)).toEqual(['-']);
  });
});
