import { describe, expect, it } from '@jest/globals';
import { connect, executeGraphql, listenTo, tokenOfNewSession } from '../../test/graphqlClient.ts';
import { LAUNCH_GAME } from '../../test/launchGame.ts';
import { useTestApi } from '../../test/useTestApi.ts';
import { exclusionWorld, TAKE } from '../../test/worlds/exclusionWorld.ts';
import { endRequestedSessions } from '../sessions/sessionEndRequests.ts';

const api = useTestApi();
const { tokenFor, open, take, bet, rowOf, emailDeps, untilEnded } = exclusionWorld(() => api);

describe('takeBreak', () => {
  it('refuses play and deposits at once, ends the sessions and withdraws marketing consent', async () => {
    const player = await open('aurora');
    await api.pool.query('update api.player set email_marketing = true where id = $1', [player.playerId]);
    await api.pool.query(
      `insert into api.recently_played (player_id, game_id, played_at) values ($1, 'ember-hollow', now())`,
      [player.playerId],
    );
    expect(await bet(player)).toMatchObject({ ok: true });
    const answer = await take(player, { kind: 'EXCLUSION', length: 'P6M' });
    expect(answer.data?.['takeBreak']).toMatchObject({ kind: 'EXCLUSION', length: 'P6M', brands: 1 });
    expect(await bet(player)).toMatchObject({
      ok: false,
      code: 'PLAYER_BLOCKED',
      reasons: ['SELF_EXCLUDED'],
    });
    expect(await rowOf(player)).toMatchObject({
      is_excluded: true,
      email_marketing: false,
      withdrawn: ['email'],
    });
    expect(await untilEnded(player)).toEqual({ brand: 'aurora', reason: 'BREAK_STARTED' });
    const { rowCount } = await api.pool.query('select 1 from api.recently_played where player_id = $1', [
      player.playerId,
    ]);
    expect(rowCount).toBe(0);
    const launched = await executeGraphql(api, {
      query: LAUNCH_GAME,
      variables: { slug: 'slot-1', mode: 'REAL' },
      token: await tokenOfNewSession(api, player),
    });
    expect(launched.data?.['launchGame'] ?? launched.errors[0]?.extensions.type).toEqual({
      reasons: ['SELF_EXCLUDED'],
    });
  });

  it('starts one break for a repeated key', async () => {
    const player = await open('aurora');
    const key = crypto.randomUUID();
    const choice = { kind: 'TIME_OUT', length: 'P7D', key } as const;
    await Promise.all([take(player, choice), take(player, choice)]);
    expect(await rowOf(player)).toMatchObject({ is_excluded: false, breaks: 1 });
    expect(await bet(player)).toMatchObject({ code: 'PLAYER_BLOCKED', reasons: ['TIMED_OUT'] });
  });

  it('answers a repeated key with the first break, and refuses the key for another break', async () => {
    const player = await open('aurora');
    const choice = { kind: 'TIME_OUT', length: 'P7D', key: crypto.randomUUID() } as const;
    const first = await take(player, choice);
    api.skew.milliseconds = 60_000;
    try {
      expect((await take(player, choice)).data).toEqual(first.data);
      expect((await take(player, { ...choice, length: 'P30D' })).errors[0]?.extensions).toMatchObject({
        type: 'ValidationFailure',
        reasons: ['KeyReused'],
      });
      expect(await rowOf(player)).toMatchObject({ breaks: 1 });
    } finally {
      api.skew.milliseconds = 0;
    }
  });

  it('ends the sessions in the api during an outage of identity, and at identity after it', async () => {
    const player = await open('aurora');
    const token = await tokenFor(player);
    const socket = connect(api, { accessToken: token });
    await listenTo(socket, 'subscription { sessionDestroyed { reason } }').opened;
    const requests = async () =>
      (await api.pool.query('select 1 from api.session_end_request where player_id = $1', [player.playerId]))
        .rowCount;
    api.identity.isDown = true;
    try {
      await executeGraphql(api, {
        query: TAKE,
        variables: {
          input: { key: 'identity-down', kind: 'TIME_OUT', length: 'P7D', groups: [], allBrands: true },
        },
        token,
      });
      // the api, its sockets and its tokens do not wait for identity (ADR 0398)
      expect(await socket.closed).toMatchObject({ code: 4401 });
      expect(await executeGraphql(api, { query: '{ viewer { id } }', token })).toMatchObject({ status: 401 });
      expect(await requests()).toBe(1);
    } finally {
      api.identity.isDown = false;
    }
    expect(await endRequestedSessions(emailDeps(), player.playerId)).toBe(true);
    expect(await untilEnded(player)).toEqual({ brand: 'aurora', reason: 'BREAK_STARTED' });
    expect(await requests()).toBe(0);
  });

  it('ends the sessions of a time-out by the clock of the service, not of the database', async () => {
    api.skew.milliseconds = -10 * 86_400_000;
    try {
      const player = await open('aurora');
      await take(player, { kind: 'TIME_OUT', length: 'P7D' });
      expect(await untilEnded(player)).toEqual({ brand: 'aurora', reason: 'BREAK_STARTED' });
    } finally {
      api.skew.milliseconds = 0;
    }
  });

  it('keeps the later end of two time-outs', async () => {
    const player = await open('aurora');
    await take(player, { kind: 'TIME_OUT', length: 'P30D' });
    const until = (await rowOf(player))?.['timeout_ends_at'];
    await take(player, { kind: 'TIME_OUT', length: 'PT48H' });
    expect((await rowOf(player))?.['timeout_ends_at']).toEqual(until);
  });

  it.each([
    ['a length that the licence does not offer', { kind: 'TIME_OUT', length: 'PT24H' }, ['length']],
    [
      'groups that the licence does not offer',
      { kind: 'EXCLUSION', length: 'P6M', groups: ['casino'] },
      ['groups'],
    ],
    ['a malformed key', { kind: 'TIME_OUT', length: 'P7D', key: 'x' }, ['key']],
  ] as const)('refuses %s and changes nothing', async (_name, choice, keys) => {
    const player = await open('aurora');
    const { errors } = await take(player, choice);
    expect(errors[0]?.extensions).toMatchObject({ type: 'ValidationFailure', keys });
    expect(await rowOf(player)).toMatchObject({ is_excluded: false, timeout_ends_at: null, breaks: 0 });
  });

  it.each([
    ['identity is required', `kyc_status = 'Required'`],
    ['terms are not accepted', 'terms_version = null'],
  ])('is possible while %s', async (_name, change) => {
    const player = await open('aurora');
    await api.pool.query(`update api.player set ${change} where id = $1`, [player.playerId]);
    expect((await take(player, { kind: 'EXCLUSION', length: 'indefinite' })).errors).toEqual([]);
    expect(await rowOf(player)).toMatchObject({ is_excluded: true });
  });

  it('is refused for a visitor, and the button where the licence has none', async () => {
    const visitor = await executeGraphql(api, {
      query: TAKE,
      variables: {
        input: { key: 'visitor-1', kind: 'TIME_OUT', length: 'P7D', groups: [], allBrands: true },
      },
    });
    expect(visitor.errors[0]?.extensions.type).toBe('AuthenticationFailure');
    const player = await open('aurora');
    const pressed = await executeGraphql(api, {
      query: 'mutation { takeButtonBreak(key: "button-01") { kind } }',
      token: await tokenFor(player),
    });
    expect(pressed.errors[0]?.extensions).toMatchObject({ reasons: ['NoBreakButton'] });
  });
});
