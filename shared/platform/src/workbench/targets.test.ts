import { describe, expect, it } from '@jest/globals';
import { targetsOf } from './targets.ts';

describe('targetsOf', () => {
  it('lists the pages and slots that the remote of an invited squad defines', () => {
    expect(
      targetsOf('bingo', { pages: ['bingo', 'bingo-rules'], slots: ['bingo.next-game', 'bingo.winners'] }),
    ).toEqual({
      bingo: { kind: 'page', route: 'bingo', params: {} },
      'bingo-rules': { kind: 'page', route: 'bingo-rules', params: {} },
      'bingo.next-game': { kind: 'slot', name: 'bingo.next-game', props: { page: 'lobby' } },
      'bingo.winners': { kind: 'slot', name: 'bingo.winners', props: { page: 'lobby' } },
    });
  });

  it('lists the routes and slots that the platform gives a squad, each once', () => {
    const targets = targetsOf('casino', { pages: ['lobby'], slots: ['casino.search'] });
    expect(Object.keys(targets)).toEqual(expect.arrayContaining(['lobby', 'games', 'casino.search']));
    expect(targets['casino.search']).toMatchObject({ props: {} });
    expect(targets['casino.recent-games']).toMatchObject({ kind: 'slot' });
    expect(targets['jackpot']).toBeUndefined();
  });
});
