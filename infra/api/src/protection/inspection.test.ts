import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BRANDS, brands, protectionOf, type BrandId, type LicenceId } from '@foyer/market';
import { breakOptionsOf } from '@foyer/market/exclusion-rules';
import { executeGraphql } from '../../test/graphqlClient.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import {
  gameMovement,
  openLedgerPlayer,
  type LedgerPlayer,
  type LedgerPlayerOptions,
} from '../../test/worlds/ledgerWorld.ts';
import { openTestDeposit, openTestWithdrawal } from '../../test/worlds/paymentWorld.ts';
import { callTyped } from '@foyer/runtime/service-calls';
import { liftDueExclusions } from '../exclusions/exclusionReturns.ts';
import { settle, stake } from '../ledger/productLedger.ts';

/**
 * The steps of an inspector of the regulator, as a player (requirements/regulation#inspection), on one brand of
 * each licence, in strict mode and by a simulated clock.
 */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** An exclusion is effective in every tab, device and game within this time. */
const EFFECTIVE_WITHIN_MS = 2_000;

interface Expected {
  readonly timeOuts: readonly string[];
  readonly exclusions: readonly string[];
  readonly groups: readonly string[];
  readonly register: string | undefined;
  readonly age: { readonly casino: number; readonly sports: number };
}

const BASELINE = {
  timeOuts: ['PT24H', 'P7D', 'P30D'],
  exclusions: ['P6M', 'P1Y', 'P5Y', 'indefinite'],
  groups: [],
  register: undefined,
  age: { casino: 18, sports: 18 },
} as const;
const BY_LICENCE: Readonly<Partial<Record<LicenceId, Expected>>> = {
  mga: { ...BASELINE, timeOuts: ['PT48H', 'P7D', 'P30D'] },
  est: {
    ...BASELINE,
    exclusions: ['P6M', 'P12M', 'P24M', 'P36M'],
    groups: ['casino', 'sports'],
    register: 'HAMPI',
    age: { casino: 21, sports: 18 },
  },
  crc: { ...BASELINE, exclusions: ['P1Y', 'P3Y', 'P5Y', 'indefinite'] },
  anj: BASELINE,
  cos: BASELINE,
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ FOYER_PROTECTION_MODE: 'strict' });
}, START_MS);
afterAll(() => api.close());

const now = (): number => Date.now() + api.skew.milliseconds;
const pass = (milliseconds: number): void => void (api.skew.milliseconds += milliseconds);

describe.each(BRANDS.map((brand) => [brands[brand].licence, brand] as const))(
  'player protection under %s (%s)',
  (licence, brand) => {
    const rules = protectionOf(brands[brand], 'strict').licence;
    const open = (options: LedgerPlayerOptions = {}): Promise<LedgerPlayer> =>
      openLedgerPlayer(api.pool, { brand, at: now(), fundsMinor: 10_000, isKnown: true, ...options });
    const ask = async (player: LedgerPlayer, query: string, variables: Record<string, unknown> = {}) => {
      const { playerId, sid } = player;
      const token = await api.identity.token({ brand: player.brand, playerId, sid });
      return executeGraphql(api, { query, variables, token, brand: player.brand });
    };
    const bet = (player: LedgerPlayer, amount = 100, key: string = crypto.randomUUID()) =>
      stake(api.pool, gameMovement(player, key, amount), now());
    const exclude = (player: LedgerPlayer, allBrands = true) => {
      const { exclusions, groups } = breakOptionsOf(rules);
      return ask(player, 'mutation($input: TakeBreakInput!) { takeBreak(input: $input) { brands } }', {
        input: { key: crypto.randomUUID(), kind: 'EXCLUSION', length: exclusions[0], groups, allBrands },
      });
    };
    const setLimit = (player: LedgerPlayer, amount: number) =>
      ask(
        player,
        'mutation($input: SetPlayerLimitInput!) { setPlayerLimit(input: $input) { amount pending { amount confirmableAt } } }',
        { input: { kind: 'DEPOSIT', period: 'Month', amount } },
      );

    it('offers the breaks and the ages of its licence', () => {
      const { timeOuts, exclusions, groups, register } = breakOptionsOf(rules);
      expect({ timeOuts, exclusions, groups, register, age: rules.minimumAge }).toEqual(BY_LICENCE[licence]);
    });

    it('excludes at once: no stake and no deposit, every session ends, and money can still be withdrawn', async () => {
      const player = await open();
      const startedAt = Date.now();
      expect((await exclude(player)).errors).toEqual([]);
      expect(await bet(player)).toMatchObject({
        ok: false,
        code: 'PLAYER_BLOCKED',
        reasons: ['SELF_EXCLUDED'],
      });
      expect(await openTestDeposit(api.pool, player, 2_000, now())).toMatchObject({
        code: 'BLOCKED',
        reasons: expect.arrayContaining(['SELF_EXCLUDED']),
      });
      const isEnded = () => api.identity.ended.some(({ path }) => path.includes(player.playerId));
      while (!isEnded() && Date.now() - startedAt < EFFECTIVE_WITHIN_MS)
        await new Promise((resolve) => setImmediate(resolve));
      expect(isEnded()).toBe(true);
      expect(await openTestWithdrawal(api.pool, player, [2_000], now())).not.toMatchObject({
        reasons: expect.arrayContaining(['SELF_EXCLUDED']),
      });
    });

    it('starts no session of an excluded player with a valid token, and does not ask the identity server', async () => {
      const [excluded, other] = [await open(), await open()];
      const inNewSession = (player: LedgerPlayer) => ask({ ...player, sid: key() }, '{ viewer { id } }');
      // the api has the keys of the realm before the identity server is unreachable
      expect(await inNewSession(excluded)).toMatchObject({ status: 200 });
      expect((await exclude(excluded)).errors).toEqual([]);
      api.identity.isDown = true;
      try {
        expect(await inNewSession(excluded)).toMatchObject({ status: 401 });
        expect(await inNewSession(other)).toMatchObject({ status: 200, errors: [] });
      } finally {
        api.identity.isDown = false;
      }
    });

    it('excludes without an identity check', async () => {
      const player = await open({ isKnown: false });
      await api.pool.query(`update api.player set kyc_status = 'Required' where id = $1`, [player.playerId]);
      expect((await exclude(player)).errors).toEqual([]);
      expect(await bet(player)).toMatchObject({ reasons: expect.arrayContaining(['SELF_EXCLUDED']) });
    });

    it('excludes the person from every brand of the operator', async () => {
      const other: BrandId = brand === 'zephyra' ? 'aurora' : 'zephyra';
      const operator = `${brand}-and-${other}`;
      const { rows } = await api.pool.query<{ brand: string; operator: string }>(
        'select brand, operator from api.brand_rule where brand = any($1)',
        [[brand, other]],
      );
      await api.pool.query('update api.brand_rule set operator = $2 where brand = any($1)', [
        [brand, other],
        operator,
      ]);
      const player = await open();
      const there = await openLedgerPlayer(api.pool, {
        brand: other,
        at: now(),
        fundsMinor: 5_000,
        isKnown: true,
      });
      await api.pool.query(
        `update api.player set (first_name, last_name, country) = ('Ada', $2, 'FI') where id = any($1)`,
        [[player.playerId, there.playerId], player.playerId],
      );
      expect((await exclude(player)).data).toMatchObject({ takeBreak: { brands: 2 } });
      expect(await bet(there)).toMatchObject({ reasons: ['SELF_EXCLUDED'] });
      for (const row of rows)
        await api.pool.query('update api.brand_rule set operator = $2 where brand = $1', [
          row.brand,
          row.operator,
        ]);
    });

    it('offers a limit at the registration or before the first deposit', async () => {
      const player = await open({ limits: null, fundsMinor: 0 });
      expect(await openTestDeposit(api.pool, player, 2_000, now())).toMatchObject(
        rules.limitPrompt === 'registration'
          ? { code: 'OK' }
          : { code: 'BLOCKED', reasons: ['LIMIT_OFFERED'] },
      );
      expect(['registration', 'first-deposit']).toContain(rules.limitPrompt);
    });

    it('lowers a limit at once and raises it after the cool-off and a confirmation', async () => {
      const player = await open();
      const confirm = () =>
        ask(
          player,
          'mutation($input: PlayerLimitKeyInput!) { confirmPlayerLimit(input: $input) { amount } }',
          {
            input: { kind: 'DEPOSIT', period: 'Month' },
          },
        );
      await setLimit(player, 50_000);
      expect((await setLimit(player, 30_000)).data).toEqual({
        setPlayerLimit: { amount: 30_000, pending: null },
      });
      const raised = (await setLimit(player, 90_000)).data?.['setPlayerLimit'];
      expect(raised).toMatchObject({ amount: 30_000, pending: { amount: 90_000 } });
      const { confirmableAt } = (raised as { pending: { confirmableAt: string } }).pending;
      const coolOff = Date.parse(confirmableAt) - now();
      expect(coolOff).toBeGreaterThan(rules.limitIncrease.coolOffHours * HOUR - MINUTE);
      expect((await confirm()).errors).toHaveLength(1);
      pass(coolOff + 1_000);
      expect((await confirm()).data).toEqual({ confirmPlayerLimit: { amount: 90_000 } });
    });

    it('shows a complete reality check, with the time and the money since the last one, and refuses stakes until it is answered', async () => {
      const player = await open();
      await api.pool.query('update api.player_session set reality_checked_at = null where player_id = $1', [
        player.playerId,
      ]);
      const round = crypto.randomUUID();
      expect(await bet(player, 500, round)).toMatchObject({ ok: true });
      await settle(api.pool, { ...gameMovement(player, `${round}-win`, 200, round), closes: true }, now());
      pass(10 * MINUTE);
      const { data, errors } = await ask(
        player,
        '{ viewer { realityCheck { isMandatory periodMinutes choices nextDueAt sinceLast { startedAt elapsedSeconds staked returned net } } } }',
      );
      expect(errors).toEqual([]);
      const { realityCheck } = data?.['viewer'] as {
        realityCheck: { sinceLast: { startedAt: string; elapsedSeconds: number }; nextDueAt: string };
      };
      expect(realityCheck).toMatchObject({
        isMandatory: true,
        periodMinutes: 60,
        choices: [10, 15, 30, 60, 120],
        sinceLast: { staked: 500, returned: 200, net: -300 },
      });
      expect(realityCheck.sinceLast.elapsedSeconds).toBeGreaterThanOrEqual(600);
      expect(Date.parse(realityCheck.nextDueAt) - Date.parse(realityCheck.sinceLast.startedAt)).toBe(HOUR);
      pass(51 * MINUTE);
      expect(await bet(player, 100, crypto.randomUUID())).toMatchObject({ reasons: ['REALITY_CHECK_DUE'] });
      await ask(
        player,
        'mutation { acknowledgeRealityCheck(input: { choice: CONTINUE }) { lastAcknowledgedAt } }',
      );
      expect(await bet(player, 100, crypto.randomUUID())).toMatchObject({ ok: true });
    });

    it('lifts an exclusion on request with a reason only, after the decision and the cool-off', async () => {
      const player = await open();
      await exclude(player);
      const { early, coolOffHours, fourEyes } = rules.breaks.return;
      const request = () =>
        call('exclusions/return', { ...who(player), reason: 'I was treated', key: key() });
      expect(await call('exclusions/return', { ...who(player), reason: '', key: key() })).toEqual({
        code: 'FIELD_INVALID',
      });
      const term = await termOf(player);
      expect(await request()).toMatchObject(early ? { outcome: 'REQUESTED' } : { code: 'NOT_YET' });
      pass(term - now() + DAY);
      await lift();
      expect(await call('sign-in-check', who(player))).toMatchObject({ reason: 'SELF_EXCLUDED' });
      if (!early) expect(await request()).toMatchObject({ outcome: 'REQUESTED' });
      const { cases } = (await call('exclusion-returns', { brand })) as {
        cases: { id: number; playerId: string }[];
      };
      const id = cases.find(({ playerId }) => playerId === player.playerId)?.id;
      const approve = (staff: string) =>
        call('exclusion-returns/decision', {
          id,
          decision: 'approve',
          staff,
          reason: 'spoke to them',
          key: key(),
        });
      if (fourEyes) expect(await approve('ann')).toMatchObject({ outcome: 'SECOND_NEEDED' });
      const decided = await approve(fourEyes ? 'bo' : 'ann');
      expect(decided).toMatchObject({ outcome: 'APPROVED' });
      const coolOff = Date.parse(String(decided['coolOffEndsAt'])) - now();
      expect(Math.round(coolOff / HOUR)).toBe(coolOffHours.definite);
      pass(coolOff - MINUTE);
      await lift();
      expect(await bet(player)).toMatchObject({ reasons: ['SELF_EXCLUDED'] });
      pass(2 * MINUTE);
      await lift();
      expect(await call('sign-in-check', who(player))).toEqual({ allowed: true });
    });
  },
);

const who = ({ brand, playerId }: LedgerPlayer) => ({ brand, playerId });
const key = (): string => crypto.randomUUID();

async function call(path: string, body: object): Promise<Record<string, unknown>> {
  const answer = await callTyped<Record<string, unknown>>({
    baseUrl: api.baseUrl,
    path: `/internal/${path}`,
    body,
    secret: TEST_SECRETS.internal,
    clock: now,
  });
  return answer.body;
}

/** End of the term of a player's exclusion, in ms since the epoch. */
async function termOf({ playerId }: LedgerPlayer): Promise<number> {
  const { rows } = await api.pool.query<{ ends_at: Date }>(
    'select ends_at from api.exclusion where player_id = $1',
    [playerId],
  );
  return rows[0]?.ends_at.getTime() ?? now();
}

/** The job that lifts exclusions, at the simulated time. */
const lift = (): Promise<number> =>
  liftDueExclusions({
    pool: api.pool,
    clock: now,
    relay: { kick: () => undefined },
    exclusionRegister: {
      check: () => Promise.resolve([]),
      restrict: () => Promise.resolve(true),
      end: () => Promise.resolve('ENDED'),
    },
  });
