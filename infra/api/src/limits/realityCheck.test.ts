import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, executeGraphql, listenTo, tokenOf } from '../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { openLedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { viewPosition } from './sessionPosition.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ FOYER_PROTECTION_MODE: 'strict' });
}, START_MS);
afterAll(() => api.close());

describe('reality check', () => {
  it('is due one period after the sign-in or the last acknowledgement, by the server’s clock', async () => {
    const token = await tokenOf(api, 'funded');
    const QUERY =
      '{ viewer { realityCheck { isMandatory periodMinutes lastAcknowledgedAt nextDueAt } sessionPosition { startedAt } } }';
    const before = (await executeGraphql(api, { query: QUERY, token })).data?.['viewer'] as {
      realityCheck: { nextDueAt: string };
      sessionPosition: { startedAt: string };
    };
    expect(Date.parse(before.realityCheck.nextDueAt) - Date.parse(before.sessionPosition.startedAt)).toBe(
      3_600_000,
    );
    await executeGraphql(api, {
      query: 'mutation { setRealityCheckPeriod(minutes: 15) { periodMinutes } }',
      token,
    });
    const { data } = await executeGraphql(api, {
      query:
        'mutation { acknowledgeRealityCheck(input: { choice: CONTINUE }) { periodMinutes lastAcknowledgedAt nextDueAt } }',
      token,
    });
    const after = data?.['acknowledgeRealityCheck'] as {
      periodMinutes: number;
      lastAcknowledgedAt: string;
      nextDueAt: string;
    };
    expect(after.periodMinutes).toBe(15);
    expect(Date.parse(after.nextDueAt) - Date.parse(after.lastAcknowledgedAt)).toBe(900_000);
    expect(
      (
        await executeGraphql(api, {
          query: 'mutation { setRealityCheckPeriod(minutes: 7) { periodMinutes } }',
          token,
        })
      ).errors[0]?.extensions,
    ).toMatchObject({ type: 'ValidationFailure', keys: ['minutes'] });
  });

  it('continues the interval of the device that the sign-in replaced, and counts an answer on any device', async () => {
    const START = Date.UTC(2026, 10, 18, 12);
    const at = (minutes: number) => new Date(START + minutes * 60_000);
    const player = 'caravel-funded';
    await api.pool.query(
      `insert into api.player_session (sid, player_id, started_at) values ('rc-1', $1, $2), ('rc-2', $1, $3), ('rc-3', $1, $4)`,
      [player, at(0), at(40), at(90)],
    );
    await api.pool.query(
      `insert into api.ended_session (sid, brand, player_id, reason, at) values ('rc-1', 'caravel', $1, 'LOGGED_IN_FROM_ANOTHER_DEVICE', $2), ('rc-2', 'caravel', $1, 'LOGGED_OUT', $3)`,
      [player, at(40), at(80)],
    );
    const since = async (sid: string) =>
      (
        await api.pool.query<{ since: Date }>('select api.reality_check_since($1, $2) as since', [
          player,
          sid,
        ])
      ).rows[0]?.since;
    expect(await since('rc-2')).toEqual(at(0));
    expect(await since('rc-3')).toEqual(at(90));
    const elapsedMinutes = async (sid: string) => {
      const signedIn = { identity: { sid }, player: { id: player }, wallet: { currency: 'EUR' } };
      const position = await viewPosition(
        { pool: api.pool, clock: () => at(95).getTime() },
        signedIn as never,
      );
      return position.elapsedSeconds / 60;
    };
    // never shorter than the interval of the reality check
    expect([await elapsedMinutes('rc-2'), await elapsedMinutes('rc-3')]).toEqual([95, 5]);
    await api.pool.query(`update api.player_session set reality_checked_at = $1 where sid = 'rc-3'`, [
      at(100),
    ]);
    expect(await since('rc-2')).toEqual(at(100));
  });

  // zones of a licence and of a player, also used as the time zone of the database, which must not affect the
  // intervals
  it.each([
    ['Europe/Malta', '2026-03-29T01:00:00Z'],
    ['Europe/Malta', '2026-10-25T01:00:00Z'],
    ['Europe/Tallinn', '2026-03-29T01:00:00Z'],
    ['Europe/Tallinn', '2026-10-25T01:00:00Z'],
    ['America/Toronto', '2026-03-08T07:00:00Z'],
    ['America/Toronto', '2026-11-01T06:00:00Z'],
    ['Pacific/Auckland', '2026-09-26T14:00:00Z'],
    ['Pacific/Auckland', '2027-04-03T14:00:00Z'],
  ])('counts an hour across the clock change of %s at %s', async (zone, change) => {
    const CHANGE = Date.parse(change);
    const HOUR = 3_600_000;
    const at = (minutes: number) => CHANGE - HOUR / 2 + minutes * 60_000;
    const player = await openLedgerPlayer(api.pool, { at: at(0) });
    const { playerId, sid } = player;
    await api.pool.query('update api.player_session set reality_checked_at = null where sid = $1', [sid]);
    const client = await api.pool.connect();
    try {
      await client.query(`set timezone to '${zone}'`);
      const rowOf = async <Row extends object>(sql: string, ...values: unknown[]) =>
        (await client.query<Row>(sql, [playerId, ...values])).rows[0];
      const view = async (minutes: number) => {
        const checked = await rowOf<{ since: Date; due: Date; overdue: boolean }>(
          `select since, api.reality_check_due_at(p, since, $2) as due, api.is_reality_check_overdue(p, $2) as overdue
           from api.player p, api.reality_check_since(p.id, $3) since where p.id = $1`,
          new Date(at(minutes)),
          sid,
        );
        return [checked?.since.getTime(), checked?.due.getTime(), checked?.overdue];
      };
      expect(await view(60)).toEqual([at(0), at(60), false]);
      const signedIn = { identity: { sid }, player: { id: playerId }, wallet: { currency: 'EUR' } };
      const shown = await viewPosition({ pool: api.pool, clock: () => at(60) }, signedIn as never);
      expect([shown.elapsedSeconds, Date.parse(shown.startedAt)]).toEqual([3_600, at(0)]);
      expect(await view(61)).toEqual([at(0), at(60), true]);
      await client.query('update api.player_session set reality_checked_at = $1 where sid = $2', [
        new Date(at(61)),
        sid,
      ]);
      expect(await view(61)).toEqual([at(61), at(121), false]);
    } finally {
      await client.query('reset timezone');
      client.release();
    }
  });

  it('announces each answer to the other tabs and devices', async () => {
    const socket = connect(api, { accessToken: await tokenOf(api, 'funded') });
    const updates = listenTo(socket, 'subscription { playerUpdated { isPlayBlocked } }');
    await updates.opened;
    await executeGraphql(api, {
      query: 'mutation { acknowledgeRealityCheck(input: { choice: CONTINUE }) { nextDueAt } }',
      token: await tokenOf(api, 'funded'),
    });
    await updates.atLeast(1);
    expect(updates.events).toHaveLength(1);
    await socket.client.dispose();
  });
});
