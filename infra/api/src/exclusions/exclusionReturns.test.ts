import { describe, expect, it } from '@jest/globals';
import { executeGraphql } from '../../test/graphqlClient.ts';
import { useTestApi } from '../../test/useTestApi.ts';
import { exclusionWorld } from '../../test/worlds/exclusionWorld.ts';
import type { LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { sendPlayerEmails } from '../player-emails/playerEmailJob.ts';
import { sendPayoutEmails } from '../withdrawals/payoutEmailJob.ts';

const api = useTestApi();
const {
  clock,
  tokenFor,
  open,
  take,
  bet,
  rowOf,
  emailDeps,
  emailsTo,
  twoBrands,
  call,
  lift,
  signIn,
  requestReturn,
  caseOf,
  decide,
} = exclusionWorld(() => api);

describe('the request to end an exclusion', () => {
  const DAY_MS = 86_400_000;
  it('refuses a key of another decision', async () => {
    const [first, second] = [await open('aurora'), await open('aurora')];
    for (const player of [first, second]) {
      await take(player, { kind: 'EXCLUSION', length: 'P6M' });
      await requestReturn(player);
    }
    const key = crypto.randomUUID();
    const decision = { decision: 'refuse', staff: 'ann', reason: 'No change', key };
    const ids = [(await caseOf(first))?.id, (await caseOf(second))?.id];
    expect(await call('exclusion-returns/decision', { ...decision, id: ids[0] })).toMatchObject({
      status: 200,
    });
    expect(await call('exclusion-returns/decision', { ...decision, id: ids[0] })).toMatchObject({
      status: 200,
    });
    for (const other of [{ id: ids[1] }, { id: ids[0], decision: 'approve' }])
      expect(await call('exclusion-returns/decision', { ...decision, ...other })).toMatchObject({
        status: 409,
        body: { code: 'KEY_REUSED' },
      });
  });

  it('leads from the request by the approval and the cool-off to play', async () => {
    const player = await open('aurora');
    await take(player, { kind: 'EXCLUSION', length: 'P6M' });
    expect(await signIn(player)).toMatchObject({ reason: 'SELF_EXCLUDED', return: { state: 'excluded' } });
    expect(await requestReturn(player)).toMatchObject({ status: 200, body: { outcome: 'REQUESTED' } });
    expect(await requestReturn(player)).toMatchObject({ status: 409, body: { code: 'ALREADY_REQUESTED' } });
    const { id = 0 } = (await caseOf(player)) ?? {};
    expect(await decide(id, 'ann')).toMatchObject({ body: { outcome: 'APPROVED' } });
    expect(await caseOf(player)).toBeUndefined();
    api.skew.milliseconds += DAY_MS - 60_000;
    await lift();
    expect(await signIn(player)).toMatchObject({ allowed: false, return: { state: 'cooling-off' } });
    api.skew.milliseconds += 61_000;
    expect(await lift()).toBe(1);
    expect(await lift()).toBe(0);
    expect(await signIn(player)).toEqual({ allowed: true });
    expect(await bet(player, 'sportsbook')).toMatchObject({ ok: true });
    // the key of the game that was open before the exclusion stays refused
    expect(await bet(player)).toMatchObject({ ok: false, code: 'SESSION_ENDED' });
  });

  it('can be withdrawn, also in the cool-off, and sent again', async () => {
    const player = await open('aurora');
    await take(player, { kind: 'EXCLUSION', length: 'P6M' });
    const key = crypto.randomUUID();
    const withdraw = (by = key) =>
      call('exclusions/return/withdraw', { brand: player.brand, playerId: player.playerId, key: by });
    expect(await withdraw()).toMatchObject({ status: 409, body: { code: 'NOT_REQUESTED' } });
    await requestReturn(player);
    await decide((await caseOf(player))?.id ?? 0, 'ann');
    expect(await withdraw()).toMatchObject({ status: 200 });
    expect(await withdraw()).toMatchObject({ status: 200 });
    api.skew.milliseconds += 2 * DAY_MS;
    expect(await lift()).toBe(0);
    expect(await signIn(player)).toMatchObject({ allowed: false, return: { state: 'excluded' } });
    await requestReturn(player);
    expect(await caseOf(player)).toBeDefined();
    // the approval of the earlier request does not end the exclusion
    expect(await lift()).toBe(0);
    expect(await withdraw(crypto.randomUUID())).toMatchObject({ status: 200 });
    expect(await caseOf(player)).toBeUndefined();
  });

  it('is reported to the player by email: each decision, with the end of the cool-off, and the end', async () => {
    const player = await open('aurora');
    await take(player, { kind: 'EXCLUSION', length: 'P6M' });
    const ask = async () => {
      await requestReturn(player);
      return (await caseOf(player))?.id ?? 0;
    };
    await decide(await ask(), 'ann', 'refuse');
    await decide(await ask(), 'ann');
    api.skew.milliseconds += DAY_MS + 1_000;
    await lift();
    while ((await sendPlayerEmails(emailDeps())) > 0);
    expect(
      emailsTo(player)
        .map(({ subject }) => subject)
        .filter((subject) => !subject.includes('break')),
    ).toEqual([
      'Your request to end your self-exclusion at Aurora was declined',
      'Your request to end your self-exclusion at Aurora was approved',
      'Your self-exclusion at Aurora has ended',
    ]);
    const bodies = emailsTo(player);
    expect(bodies.map(({ body }) => body).join()).not.toMatch(/[[{]/);
    expect(bodies.find(({ subject }) => subject.includes('approved'))?.body).toMatch(
      /sign in and play from \w+ \d+, \d{4} at \d+:\d\d/,
    );
  });

  it('is sent in the profile for some games, after the term where the licence requires that', async () => {
    const player = await open('tuli');
    const way = async () => {
      const query = '{ viewer { breakEffects { exclusionReturn { state refusal endsAt } } } }';
      const { data } = await executeGraphql(api, { query, token: await tokenFor(player), brand: 'tuli' });
      return (data?.['viewer'] as { breakEffects: { exclusionReturn: unknown } }).breakEffects
        .exclusionReturn;
    };
    const ask = async (reason = 'I was treated', key: string = crypto.randomUUID()) =>
      executeGraphql(api, {
        query:
          'mutation($input: RequestExclusionReturnInput!) { requestExclusionReturn(input: $input) { state refusal } }',
        variables: { input: { reason, key } },
        token: await tokenFor(player),
        brand: 'tuli',
      });
    expect(await way()).toBeNull();
    expect((await ask()).errors[0]?.extensions).toMatchObject({ reasons: ['NotExcluded'] });
    await take(player, { kind: 'EXCLUSION', length: 'P6M', groups: ['casino'] });
    expect(await way()).toMatchObject({ state: 'EXCLUDED', refusal: 'NOT_YET' });
    expect((await ask()).errors[0]?.extensions).toMatchObject({ reasons: ['NOT_YET'] });
    api.skew.milliseconds += 190 * DAY_MS;
    expect(await way()).toMatchObject({ refusal: null });
    expect((await ask(' x ')).errors[0]?.extensions).toMatchObject({ keys: ['reason'] });
    expect((await ask()).data?.['requestExclusionReturn']).toEqual({
      state: 'REQUESTED',
      refusal: 'ALREADY_REQUESTED',
    });
    const withdrawn = await executeGraphql(api, {
      query: `mutation { withdrawExclusionReturn(key: "${crypto.randomUUID()}") { state refusal } }`,
      token: await tokenFor(player),
      brand: 'tuli',
    });
    expect(withdrawn.data?.['withdrawExclusionReturn']).toEqual({ state: 'EXCLUDED', refusal: null });
    await ask();
    const { id = 0 } = (await caseOf(player)) ?? {};
    await decide(id, 'ann');
    await decide(id, 'bo');
    expect(await way()).toMatchObject({ state: 'COOLING_OFF' });
    api.skew.milliseconds += 2 * DAY_MS;
    await lift();
    expect(await way()).toBeNull();
    expect(await rowOf(player)).toMatchObject({ excluded_groups: [] });
  });

  it('is for an exclusion that an operator has set, too', async () => {
    const player = await open('aurora');
    await api.pool.query('update api.player set self_excluded_at = now() where id = $1', [player.playerId]);
    expect(await requestReturn(player)).toMatchObject({ status: 200 });
    const { id = 0 } = (await caseOf(player)) ?? {};
    await decide(id, 'ann');
    api.skew.milliseconds += 6 * DAY_MS;
    expect(await lift()).toBe(0);
    api.skew.milliseconds += DAY_MS;
    expect(await lift()).toBe(1);
    expect(await signIn(player)).toEqual({ allowed: true });
  });

  it('takes seven days after the approval for an exclusion without an end that the player chose', async () => {
    const player = await open('aurora');
    await take(player, { kind: 'EXCLUSION', length: 'indefinite' });
    await requestReturn(player);
    const { id = 0, coolOffHours } = (await caseOf(player)) ?? {};
    expect(coolOffHours).toBe(168);
    // without an approval, no time ends it
    api.skew.milliseconds += 30 * DAY_MS;
    expect(await lift()).toBe(0);
    expect(await decide(id, 'ann')).toMatchObject({ body: { outcome: 'APPROVED' } });
    expect(await decide(id, 'ann')).toMatchObject({ status: 409 });
    api.skew.milliseconds += 7 * DAY_MS - 60_000;
    expect(await lift()).toBe(0);
    expect(await signIn(player)).toMatchObject({ allowed: false, return: { state: 'cooling-off' } });
    api.skew.milliseconds += 61_000;
    expect(await lift()).toBe(1);
    expect(await signIn(player)).toEqual({ allowed: true });
  });

  it('needs two members of staff, after the term, where the licence requires both', async () => {
    const player = await open('caravel');
    await api.pool.query(
      `update api.player set self_excluded_at = $3, self_exclusion_ends_at = $2 where id = $1`,
      [player.playerId, new Date(clock() + 2 * DAY_MS), new Date(clock())],
    );
    expect(await requestReturn(player)).toMatchObject({ status: 409, body: { code: 'NOT_YET' } });
    api.skew.milliseconds += 2 * DAY_MS;
    expect(await requestReturn(player)).toMatchObject({ status: 200 });
    const { id = 0, approvalsNeeded, length } = (await caseOf(player)) ?? {};
    expect([approvalsNeeded, length]).toEqual([2, 'P2D']);
    expect(await decide(id, 'ann')).toMatchObject({ body: { outcome: 'SECOND_NEEDED' } });
    const { rowCount } = await api.pool.query('select 1 from api.outgoing_email where player_id = $1', [
      player.playerId,
    ]);
    expect(rowCount).toBe(0);
    expect(await decide(id, 'ann')).toMatchObject({ status: 409, body: { code: 'SAME_PERSON' } });
    expect(await decide(id, 'bo', 'refuse')).toMatchObject({ body: { outcome: 'REFUSED' } });
    expect(await signIn(player)).toMatchObject({ allowed: false });
  });

  it('ends the exclusion at every brand that it covers', async () => {
    const [first, second] = await twoBrands();
    await take(first, { kind: 'EXCLUSION', length: 'P1Y' });
    await requestReturn(first);
    await decide((await caseOf(first))?.id ?? 0, 'ann');
    api.skew.milliseconds += DAY_MS;
    await lift();
    expect([await signIn(first), await signIn(second)]).toEqual([{ allowed: true }, { allowed: true }]);
  });

  it('leaves the balance payable, to a player who cannot sign in only', async () => {
    const excluded = await open('aurora');
    await take(excluded, { kind: 'EXCLUSION', length: 'P6M' });
    const payout = ({ brand, playerId }: LedgerPlayer) =>
      call('exclusions/payout', { brand, playerId, id: crypto.randomUUID() });
    expect(await payout(excluded)).toEqual({ status: 200, body: { amount: 10_000, currency: 'EUR' } });
    while ((await sendPayoutEmails(emailDeps())) > 0);
    const [email] = api.identity.emails.filter(({ subject }) => subject.includes('paying out')).slice(-1);
    expect([email?.path.includes(excluded.playerId), email?.body]).toEqual([
      true,
      expect.stringContaining('you’re self-excluded and asked us to pay out'),
    ]);
    expect(await payout(excluded)).toMatchObject({ status: 409, body: { code: 'INSUFFICIENT_FUNDS' } });
    expect(await payout(await open('aurora'))).toMatchObject({
      status: 409,
      body: { code: 'PLAYER_CAN_SIGN_IN' },
    });
  });
});
