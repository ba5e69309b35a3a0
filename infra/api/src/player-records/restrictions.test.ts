import { describe, expect, it } from '@jest/globals';
import type { PlayerRecord } from '@foyer/market/player-record-answers';
import { useTestApi } from '../../test/useTestApi.ts';
import { exclusionWorld } from '../../test/worlds/exclusionWorld.ts';
import type { LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';

const api = useTestApi();
const { open, take, call } = exclusionWorld(() => api);

async function restrictionsOf({ brand, playerId }: LedgerPlayer) {
  const { body } = await call('player-records/player', { brand, playerId });
  return (body as unknown as PlayerRecord).restrictions;
}
const set = ({ playerId }: LedgerPlayer, columns: string) =>
  api.pool.query(`update api.player set ${columns} where id = $1`, [playerId]);

describe('the restrictions of a player', () => {
  it('are none for a player who may do everything', async () => {
    expect(await restrictionsOf(await open('aurora'))).toEqual([]);
  });

  it('name the player who took a time-out, the rule of the licence and the end', async () => {
    const player = await open('aurora');
    const { data } = await take(player, { kind: 'TIME_OUT', length: 'P7D' });
    expect(await restrictionsOf(player)).toEqual([
      {
        code: 'TIMED_OUT',
        limit: null,
        blocks: ['deposits', 'casino', 'sports'],
        decidedBy: 'player',
        staff: null,
        reason: null,
        since: expect.any(String),
        until: (data?.['takeBreak'] as { endsAt: string }).endsAt,
        rule: expect.objectContaining({
          name: 'timeOut',
          field: 'timeOuts',
          regulator: expect.any(String),
          url: expect.stringContaining('https://'),
        }),
      },
    ]);
  });

  it('block one group of games for an exclusion by product', async () => {
    const player = await open('tuli');
    await take(player, { kind: 'EXCLUSION', length: 'P6M', groups: ['casino'] });
    expect(await restrictionsOf(player)).toMatchObject([
      { code: 'PRODUCT_EXCLUDED', blocks: ['casino'], decidedBy: 'player', rule: { name: 'selfExclusion' } },
    ]);
  });

  it('name the national register', async () => {
    const player = await open('tuli');
    await api.pool.query(
      `select api.start_break('tuli', $1, 'EXCLUSION', '{}', 'P6M', now() + interval '6 months', 'brand', 'register', false, 'register-1', now(), '{}')`,
      [player.playerId],
    );
    expect(await restrictionsOf(player)).toMatchObject([
      { code: 'SELF_EXCLUDED', decidedBy: 'register', rule: { name: 'exclusionRegister' } },
    ]);
  });

  it('name the end of a time-out that no break has started', async () => {
    const player = await open('aurora');
    await set(player, `timeout_ends_at = '2031-05-06T07:08:09Z'`);
    expect(await restrictionsOf(player)).toMatchObject([
      { code: 'TIMED_OUT', decidedBy: 'operator', until: '2031-05-06T07:08:09.000Z' },
    ]);
  });

  it('name the rule that demands a check of identity, and the time of the request', async () => {
    const player = await open('aurora');
    await set(player, `kyc_status = 'Required', kyc_done = '{}'`);
    expect(await restrictionsOf(player)).toMatchObject([
      {
        code: 'KYC_REQUIRED',
        blocks: expect.arrayContaining(['withdrawals']),
        decidedBy: 'licence',
        rule: { name: 'identityCheck' },
      },
    ]);
  });

  it('name the member of staff who blocked deposits, with the reason', async () => {
    const player = await open('aurora');
    await set(player, 'deposits_blocked = true');
    await api.pool.query(
      `insert into api.harm_action (player_id, action, reason, staff, key, at) values ($1, 'block', 'Chases losses', 'ann@staff.test', $2, '2026-11-30T08:00:00Z')`,
      [player.playerId, crypto.randomUUID()],
    );
    expect(await restrictionsOf(player)).toMatchObject([
      {
        code: 'DEPOSITS_BLOCKED',
        blocks: ['deposits'],
        decidedBy: 'staff',
        staff: 'ann@staff.test',
        reason: 'Chases losses',
        since: '2026-11-30T08:00:00.000Z',
        rule: null,
      },
    ]);
  });

  it('include a limit that is used up, with the time at which it resets', async () => {
    const player = await open('aurora');
    await api.pool.query(
      `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, 'DEPOSIT', 'Day', 0, now() - interval '1 hour') on conflict (player_id, kind, period) do update set ceiling = 0`,
      [player.playerId],
    );
    expect(await restrictionsOf(player)).toMatchObject([
      {
        code: 'LIMIT_REACHED',
        limit: { kind: 'DEPOSIT', period: 'Day' },
        blocks: ['deposits'],
        decidedBy: 'player',
        until: expect.any(String),
        rule: { name: 'depositLimit' },
      },
    ]);
  });
});
