import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, executeGraphql, listenTo, tokenOf } from '../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';

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
    await api.pool.query(`update api.player_session set reality_checked_at = $1 where sid = 'rc-3'`, [
      at(100),
    ]);
    expect(await since('rc-2')).toEqual(at(100));
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
