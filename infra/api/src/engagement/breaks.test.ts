import { describe, expect, it } from '@jest/globals';
import { callTyped } from '@foyer/runtime/service-calls';
import { TEST_SECRETS } from '../../test/testApi.ts';
import { useTestApi } from '../../test/useTestApi.ts';
import { exclusionWorld } from '../../test/worlds/exclusionWorld.ts';
import type { LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';

const api = useTestApi();
const { open, take, clock } = exclusionWorld(() => api);

/** The answer that the engagement service receives for each action of the player. */
async function eligibilityOf({ brand, playerId }: LedgerPlayer) {
  const { body } = await callTyped<{
    readonly blocks: readonly string[];
    readonly blockedProducts: readonly string[];
  }>({
    baseUrl: api.baseUrl,
    path: '/internal/engagement/player',
    method: 'POST',
    body: { brand, playerId },
    secret: TEST_SECRETS.internal,
    clock,
  });
  return body;
}

describe('eligibility of a player on a break (ADR 0293)', () => {
  it.each<[string, Parameters<typeof take>[1] | undefined, boolean, readonly string[]]>([
    ['no break', undefined, false, []],
    ['a time-out', { kind: 'TIME_OUT', length: 'PT24H' }, true, []],
    [
      'an exclusion from the casino',
      { kind: 'EXCLUSION', length: 'P6M', groups: ['casino'] },
      false,
      ['casino', 'raffle'],
    ],
    [
      'an exclusion from sports',
      { kind: 'EXCLUSION', length: 'P6M', groups: ['sports'] },
      false,
      ['sportsbook'],
    ],
  ])('reports %s', async (_break, choice, isTimedOut, products) => {
    const player = await open('tuli');
    if (choice) expect(await take(player, choice)).toMatchObject({ errors: [] });
    const { blocks, blockedProducts } = await eligibilityOf(player);
    expect(blocks.includes('TIMED_OUT')).toBe(isTimedOut);
    expect([...blockedProducts].sort()).toEqual(products);
  });

  it('reports a time-out as over at its end', async () => {
    const player = await open('aurora');
    await api.pool.query('update api.player set timeout_ends_at = $2 where id = $1', [
      player.playerId,
      new Date(clock() - 1),
    ]);
    expect((await eligibilityOf(player)).blocks).not.toContain('TIMED_OUT');
  });
});
