import { afterEach, describe, expect, it } from '@jest/globals';
import type { RegisterGame } from '@foyer/kernel/exclusion-register';
import { useTestApi } from '../../../test/useTestApi.ts';
import type { LedgerPlayer } from '../../../test/worlds/ledgerWorld.ts';
import { ALL, firstName, registerWorld } from '../../../test/worlds/registerWorld.ts';
import { liftDueExclusions } from '../exclusionReturns.ts';
import { recheckPlayers } from './recheckJob.ts';
import { reportExclusions } from './reportJob.ts';

const DAY_MS = 86_400_000;
const api = useTestApi();
afterEach(() => {
  api.exclusionRegister.isDown = false;
  api.exclusionRegister.endOutcome = 'ENDED';
  api.skew.milliseconds = 0;
});

const { clock, open, restrict, call, graphql, signIn, bet, rowOf, jobs } = registerWorld(() => api);

describe('a restriction of the register', () => {
  it.each<[string, readonly RegisterGame[], boolean, boolean]>([
    ['games of chance', ['chance'], false, true],
    ['sports betting', ['toto'], true, false],
    ['lotteries', ['lottery'], true, true],
    ['games of chance and sports betting', ['chance', 'toto'], false, false],
  ])('blocks, for %s, these stakes only', async (_name, games, casino, sports) => {
    const player = await open();
    restrict(player, games);
    await signIn(player);
    expect([(await bet(player, 'casino')).ok, (await bet(player, 'sportsbook')).ok]).toEqual([
      casino,
      sports,
    ]);
    const { rows } = await api.pool.query(
      'select closed_at is null as is_open from api.game_session where id = $1',
      [player.gameSessionId],
    );
    expect(rows).toEqual([{ is_open: casino }]);
  });

  it('is stored once, and sends no email of ours', async () => {
    const player = await open();
    restrict(player, ALL);
    await Promise.all([signIn(player), signIn(player), signIn(player)]);
    expect(await rowOf(player)).toMatchObject({ is_excluded: true, origins: ['register'] });
    const { rowCount } = await api.pool.query(
      'select 1 from api.exclusion_email m join api.exclusion e on e.id = m.exclusion_id where e.player_id = $1',
      [player.playerId],
    );
    expect(rowCount).toBe(0);
    expect(await signIn(player)).toMatchObject({ return: { refusal: 'AT_REGISTER' } });
  });

  it('stays until the register names it as ended: an empty answer lifts nothing', async () => {
    const player = await open();
    const { id } = restrict(player, ALL);
    await signIn(player);
    api.exclusionRegister.restrictions.clear();
    expect(await signIn(player)).toMatchObject({ reason: 'SELF_EXCLUDED' });
    api.exclusionRegister.ended.add(id);
    expect(await signIn(player)).toEqual({ allowed: true });
    expect(await bet(player, 'sportsbook')).toMatchObject({ ok: true });
    const { rows } = await api.pool.query(
      `select kind from api.responsible_gaming_event where player_id = $1 and kind in ('break-started', 'exclusion-lifted') order by id`,
      [player.playerId],
    );
    expect(rows).toEqual([{ kind: 'break-started' }, { kind: 'exclusion-lifted' }]);
  });

  it('stores the time of the check, also without a restriction', async () => {
    const player = await open();
    await signIn(player);
    const { rows } = await api.pool.query<{ checked: boolean }>(
      `select checked_at is not null as checked from api.register_check where player_id = $1`,
      [player.playerId],
    );
    expect(rows).toEqual([{ checked: true }]);
  });

  it('leaves an exclusion that an operator has set before', async () => {
    const player = await open();
    await api.pool.query('update api.player set self_excluded_at = now() where id = $1', [player.playerId]);
    const { id } = restrict(player, ALL);
    await signIn(player);
    api.exclusionRegister.restrictions.clear();
    api.exclusionRegister.ended.add(id);
    expect(await signIn(player)).toMatchObject({ reason: 'SELF_EXCLUDED' });
    expect(await rowOf(player)).toMatchObject({ origins: ['operator'] });
  });

  it('is a time-out until its end if it ends automatically', async () => {
    const player = await open();
    restrict(player, ALL, { termEndsAt: null, endsAt: new Date(clock() + DAY_MS).toISOString() });
    expect(await signIn(player)).toEqual({ allowed: true });
    expect(await bet(player, 'casino')).toMatchObject({ reasons: ['TIMED_OUT'] });
    api.exclusionRegister.restrictions.clear();
    api.skew.milliseconds = DAY_MS + 1_000;
    expect(await bet(player, 'sportsbook')).toMatchObject({ ok: true });
  });

  it('reaches a signed-in player, whose sessions end, if it was entered elsewhere', async () => {
    const player = await open();
    restrict(player, ALL);
    while ((await rowOf(player))?.is_excluded !== true) await recheckPlayers(jobs());
    const endOf = () => api.identity.ended.find(({ path }) => path.includes(player.playerId))?.body;
    while (endOf() === undefined) await new Promise((resolve) => setImmediate(resolve));
    expect(endOf()).toEqual({ brand: 'tuli', reason: 'BREAK_STARTED' });
  });

  it('is looked up for signed-in players only, each at most every ten seconds', async () => {
    const [player, signedOut] = [await open(), await open()];
    await api.pool.query(
      `insert into api.ended_session (sid, brand, player_id, reason) values ($1, 'tuli', $2, 'SIGNED_OUT')`,
      [signedOut.sid, signedOut.playerId],
    );
    const asked = ({ playerId }: LedgerPlayer) =>
      api.exclusionRegister.checks.flatMap(({ persons }) =>
        persons.filter(({ person }) => person.firstName === playerId.slice(0, 8)),
      ).length;
    const recheck = async () => {
      while ((await recheckPlayers(jobs())) > 0);
    };
    await recheck();
    await recheck();
    expect([asked(player), asked(signedOut)]).toEqual([1, 0]);
    api.skew.milliseconds = 10_001;
    await recheck();
    expect(asked(player)).toBe(2);
  });
});

describe('the restriction of a tester', () => {
  it.each([
    ['tuli', 'tuli-empty', { games: ['chance'], months: 12 }, undefined],
    ['aurora', 'aurora-empty', { games: ['chance'], months: 12 }, 'NO_REGISTER'],
    ['tuli', 'missing', { games: ['chance'], months: 12 }, 'UNKNOWN_PLAYER'],
    ['tuli', 'tuli-empty', { games: ['poker'], months: 12 }, 'FIELD_INVALID'],
  ])('is entered at %s for %s as by the authority, or refused: %j %s', async (brand, name, choice, code) => {
    const key = crypto.randomUUID();
    const email = `${name.replace(`${brand}-`, '')}@${brand}.test`;
    const answer = await call('development/register-restrictions', { brand, email, ...choice, key });
    expect(answer['code']).toBe(code);
    const entered = api.exclusionRegister.reports.find(({ reference }) => reference === key);
    expect(entered?.operator).toBe(code === undefined ? 'authority' : undefined);
  });
});

describe('an exclusion of ours', () => {
  const TAKE = 'mutation($input: TakeBreakInput!) { takeBreak(input: $input) { kind } }';
  const take = (player: LedgerPlayer, choice: object = {}) =>
    graphql(player, TAKE, {
      input: {
        key: crypto.randomUUID(),
        kind: 'EXCLUSION',
        length: 'P6M',
        groups: ['casino'],
        allBrands: true,
        ...choice,
      },
    });
  const reportsOf = (player: LedgerPlayer) =>
    api.exclusionRegister.reports.filter(({ person }) => person.firstName === firstName(player));
  const report = async () => {
    while ((await reportExclusions(jobs())) > 0);
  };

  it('is reported once it is in force, with its games, its term and a number of its own', async () => {
    const [player, other] = [await open(), await open()];
    const key = crypto.randomUUID();
    await Promise.all([
      take(player, { key }),
      take(other, { key, groups: ['casino', 'sports'], length: 'P36M' }),
    ]);
    await report();
    const [mine, theirs] = [reportsOf(player)[0], reportsOf(other)[0]];
    expect(mine).toMatchObject({ register: 'HAMPI', operator: 'op-b', games: ['chance'], endsAt: null });
    expect(theirs?.games).toEqual(['chance', 'toto']);
    const days = (Date.parse(mine?.termEndsAt ?? '') - Date.parse(mine?.startsAt ?? '')) / DAY_MS;
    expect(days).toBeGreaterThan(180);
    expect(mine?.reference).not.toBe(theirs?.reference);
    await report();
    expect(reportsOf(player)).toHaveLength(1);
  });

  it('is in force and reported again while the register is down', async () => {
    const player = await open();
    api.exclusionRegister.isDown = true;
    await take(player);
    await reportExclusions(jobs());
    expect(await bet(player, 'casino')).toMatchObject({ reasons: ['PRODUCT_EXCLUDED'] });
    api.exclusionRegister.isDown = false;
    api.skew.milliseconds = 11_000;
    await report();
    expect(reportsOf(player)).toHaveLength(1);
  });

  it('is not stored twice when the register reports it', async () => {
    const player = await open();
    await take(player);
    await report();
    restrict(player, ['chance'], { reference: reportsOf(player)[0]?.reference ?? '' });
    await signIn(player);
    expect(await rowOf(player)).toMatchObject({ origins: ['player'], excluded_groups: ['casino'] });
  });

  it('is lifted after the register has ended it, never before', async () => {
    const player = await open();
    await take(player, { groups: ['casino', 'sports'] });
    await report();
    api.skew.milliseconds = 200 * DAY_MS;
    const { playerId, brand } = player;
    await call('exclusions/return', { brand, playerId, reason: 'I was treated', key: crypto.randomUUID() });
    const { cases } = (await call('exclusion-returns', {})) as { cases: { id: number; playerId: string }[] };
    const id = cases.find((one) => one.playerId === playerId)?.id;
    const decision = { id, decision: 'approve', reason: 'spoke to the player', key: crypto.randomUUID() };
    await call('exclusion-returns/decision', { ...decision, staff: 'ann' });
    await call('exclusion-returns/decision', { ...decision, staff: 'bo', key: crypto.randomUUID() });
    api.skew.milliseconds += 8 * DAY_MS;
    for (const outcome of ['TERM_NOT_OVER', 'down', 'ENDED'] as const) {
      api.exclusionRegister.isDown = outcome === 'down';
      if (outcome !== 'down') api.exclusionRegister.endOutcome = outcome;
      await liftDueExclusions(jobs());
      expect((await rowOf(player))?.is_excluded).toBe(outcome !== 'ENDED');
    }
    expect(api.exclusionRegister.ends.at(-1)?.reference).toBe(reportsOf(player)[0]?.reference);
  });

  it('keeps the restriction of the register when it is lifted', async () => {
    const player = await open();
    await api.pool.query('update api.player set self_excluded_at = now() where id = $1', [player.playerId]);
    restrict(player, ['toto']);
    await signIn(player);
    const { rows } = await api.pool.query<{ id: number }>(
      `select id from api.exclusion where player_id = $1 and origin = 'operator'`,
      [player.playerId],
    );
    await api.pool.query(
      `insert into api.exclusion_return (exclusion_id, kind, staff, cool_off_ends_at, key, at) values ($1, 'approved', 'ann', now(), $2, now())`,
      [rows[0]?.id, crypto.randomUUID()],
    );
    await api.pool.query(`select api.lift_exclusion($1, $2, now())`, [rows[0]?.id, crypto.randomUUID()]);
    expect(await rowOf(player)).toMatchObject({ is_excluded: false, excluded_groups: ['sports'] });
  });
});
