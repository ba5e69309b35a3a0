import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HarmCase } from '@foyer/market/harm-answers';
import { callTyped } from '@foyer/runtime/service-calls';
import { executeGraphql } from '../../test/graphqlClient.ts';
import { openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { sendPlayerEmails } from '../player-emails/playerEmailJob.ts';
import { createServiceClient } from '@foyer/runtime';
import { compiledLiveContent } from '../content/liveContent.ts';

let api: TestApi;
let player: LedgerPlayer;
beforeAll(async () => {
  api = await startTestApi();
  player = await openLedgerPlayer(api.pool, { country: 'FI' });
}, START_MS);
afterAll(() => api.close());

function call<Body = { outcome?: string; code?: string }>(path: string, body: object) {
  return callTyped<Body & object>({
    baseUrl: api.baseUrl,
    path: `/internal/harm${path}`,
    body,
    secret: TEST_SECRETS.internal,
    clock: Date.now,
  });
}

function act(action: string, change: object = {}) {
  return call('/action', {
    brand: player.brand,
    playerId: player.playerId,
    action,
    reason: 'Markers of the last week',
    staff: 'ann@staff.test',
    key: crypto.randomUUID(),
    ...change,
  });
}

async function caseOf(): Promise<HarmCase | undefined> {
  return (await call<{ cases: HarmCase[] }>('/player', { brand: player.brand, who: player.playerId })).body
    .cases[0];
}

describe('actions of staff', () => {
  it('are stored once per key, in the name of staff', async () => {
    const key = crypto.randomUUID();
    expect((await act('call', { key, isReached: true })).body).toEqual({ outcome: 'OK' });
    expect((await act('call', { key, isReached: true })).body).toEqual({ outcome: 'OK' });
    expect(await act('block', { key })).toMatchObject({ status: 409, body: { code: 'KEY_REUSED' } });
    expect((await caseOf())?.actions).toMatchObject([
      { action: 'call', staff: 'ann@staff.test', details: { isReached: true } },
    ]);
  });

  it('lower a limit at once, keep the player from raising it, and never raise one', async () => {
    const limit = { kind: 'DEPOSIT', period: 'Day', amount: 2_000 };
    expect((await act('limit', { limit })).body).toEqual({ outcome: 'OK' });
    expect((await caseOf())?.limits).toContainEqual(limit);
    expect(await act('limit', { limit: { ...limit, amount: 2_001 } })).toMatchObject({
      status: 409,
      body: { code: 'LIMIT_NOT_LOWER' },
    });
    const token = await api.identity.token({ ...player });
    const raise = await executeGraphql(api, {
      query: 'mutation($input: SetPlayerLimitInput!) { setPlayerLimit(input: $input) { amount } }',
      variables: { input: { ...limit, amount: 9_000 } },
      token,
    });
    expect(raise.errors[0]?.extensions).toMatchObject({ reasons: ['LIMIT_INCREASE_BLOCKED'] });
  });

  it.each(['LOSS', 'WAGER'])(
    'keep the player from raising a lowered limit of any kind until the release: %s',
    async (kind) => {
      const other = await openLedgerPlayer(api.pool, { brand: 'tuli' });
      const key = { kind, period: 'Day' };
      await api.pool.query(
        `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, $2, 'Day', 50, now())`,
        [other.playerId, kind],
      );
      const change = { brand: 'tuli', playerId: other.playerId };
      const raise = async () =>
        (
          await executeGraphql(api, {
            query:
              'mutation($input: SetPlayerLimitInput!) { setPlayerLimit(input: $input) { pending { status } } }',
            variables: { input: { ...key, amount: 90 } },
            token: await api.identity.token({ ...other }),
          })
        ).errors[0]?.extensions;
      await act('limit', { ...change, limit: { ...key, amount: 20 } });
      expect(await raise()).toMatchObject({ reasons: ['LIMIT_INCREASE_BLOCKED'] });
      await act('release', change);
      expect(await raise()).toBeUndefined();
    },
  );

  it('store a limit and its staff action together or not at all', async () => {
    const limit = { kind: 'DEPOSIT', period: 'Week', amount: 3_000 };
    const key = crypto.randomUUID();
    const stored = async () => [
      (await caseOf())?.limits.find(({ period, kind }) => period === 'Week' && kind === 'DEPOSIT')?.amount,
      (await api.pool.query('select 1 from api.harm_action where key = $1', [key])).rowCount,
    ];
    await api.pool
      .query(`create function api.reject_action() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
      create trigger reject_action before insert on api.harm_action for each row execute function api.reject_action()`);
    await act('limit', { key, limit });
    expect(await stored()).toEqual([null, 0]);
    await api.pool.query('drop function api.reject_action cascade');
    expect((await act('limit', { key, limit })).body).toEqual({ outcome: 'OK' });
    expect(await stored()).toEqual([3_000, 1]);
    // the player lowers the limit further before the repetition of staff arrives
    await act('limit', { limit: { ...limit, amount: 2_000 } });
    expect((await act('limit', { key, limit })).body).toEqual({ outcome: 'OK' });
    expect(await stored()).toEqual([2_000, 1]);
  });

  it('block deposits and marketing until staff release the player', async () => {
    await act('block');
    expect(await caseOf()).toMatchObject({ isDepositBlocked: true, isSuppressed: true });
    const blocks = await api.pool.query<{ blocks: string[] }>(
      'select api.deposit_blocks(p, null, true, now()) as blocks from api.player p where id = $1',
      [player.playerId],
    );
    expect(blocks.rows[0]?.blocks).toContain('DEPOSITS_BLOCKED');
    await act('release');
    expect(await caseOf()).toMatchObject({ isDepositBlocked: false, isSuppressed: false });
  });

  it('send a message with a helpline of the player’s country', async () => {
    await act('message');
    const deps = {
      pool: api.pool,
      clock: Date.now,
      identityAddress: api.identity.baseUrl,
      internalSecret: TEST_SECRETS.internal,
      serviceClient: createServiceClient(),
      log: { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined },
      content: { of: compiledLiveContent },
      settings: { gatewayPort: 4000 },
      catalogue: { current: () => ({ gameById: new Map() }) as never },
    };
    expect(await sendPlayerEmails(deps)).toBe(1);
    expect(await sendPlayerEmails(deps)).toBe(0);
    await deps.serviceClient.close();
    const email = api.identity.emails.at(-1);
    expect(email?.subject).toBe('A message from our player care team');
    expect(email?.body).toContain('Peluuri, 0800 100 101, https://peluuri.fi/');
    expect(email?.body).not.toMatch(/\{\w+\}/);
  });

  it.each([
    ['a limit without its amount', 'limit', {}],
    ['a call without its outcome', 'call', {}],
    ['a message with a limit', 'message', { limit: { kind: 'LOSS', period: 'Day', amount: 1 } }],
  ])('reject %s', async (_name, action, change) => {
    expect((await act(action, change)).status).toBe(422);
  });

  it.each(['limit', 'block'])('find no player of another brand: %s', async (action) => {
    const limit = { kind: 'DEPOSIT', period: 'Day', amount: 1 };
    expect(await act(action, { brand: 'tuli', ...(action === 'limit' && { limit }) })).toMatchObject({
      status: 404,
      body: { code: 'UNKNOWN_PLAYER' },
    });
    expect((await caseOf())?.limits).not.toContainEqual(limit);
  });
});

describe('the list of cases', () => {
  it('contains players with markers, the highest level first, and no names', async () => {
    await api.pool.query(
      `insert into api.harm_marker (player_id, marker, level, counted, threshold, window_days, day, at) values
         ('aurora-funded', 'night-play', 1, 4, 4, 30, current_date, now()), ($1, 'chasing', 3, 9, 8, 7, current_date, now())`,
      [player.playerId],
    );
    const { body } = await call<{ cases: HarmCase[] }>('', { brand: 'aurora' });
    expect(body.cases.map(({ playerId, markers }) => [playerId, markers[0]?.level])).toEqual([
      [player.playerId, 3],
      ['aurora-funded', 1],
    ]);
    expect(JSON.stringify(body)).not.toMatch(/Ledger|@ledger/);
  });
});
