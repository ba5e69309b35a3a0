import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, DATABASE_START_MS, type TestDatabase } from '@foyer/launch/test-database';
import { createLog, type Bus } from '@foyer/runtime';
import { JACKPOT_MIGRATIONS } from '../index.ts';
import { createFakeOperator, type FakeOperator } from '../testing/fakeOperator.ts';
import { createCollector } from './collector.ts';
import { minorOf } from './currencies.ts';
import { drawNumbers, seededDraw, systemDraw, type Draw } from './draw.ts';
import { lotsOf, POT_IDS, startUnits, type Contribution, type POT_TERMS } from './potModel.ts';
import { applyContributions, openPots, readPots } from './potStore.ts';

const AT = '2026-11-22T12:00:00.000Z';
const NEVER: Draw = (outOf) => outOf - 1;
const contribution = (id: number, amountMinor: number, more: Partial<Contribution> = {}): Contribution => ({
  id,
  playerId: 'one',
  brand: 'aurora',
  amountMinor,
  currency: 'EUR',
  at: AT,
  ...more,
});
const drawFor = (units: number, draw: Draw) => drawNumbers(units, draw).filter(({ isHit }) => isHit);
/** Draw function that hits only the given pot. */
const hits =
  (pot: keyof typeof POT_TERMS): Draw =>
  (outOf) =>
    outOf === lotsOf(pot) ? 0 : outOf - 1;

describe('draw', () => {
  it.each([
    ['below the contribution', 49_999, ['minor']],
    ['at the contribution', 50_000, []],
  ])('wins a pot with a number %s', (_what, drawn, expected) =>
    expect(
      drawFor(50_000, (outOf) => (outOf === lotsOf('minor') ? drawn : outOf - 1)).map(({ pot }) => pot),
    ).toEqual(expected),
  );

  it('wins the MINI pot alone with the seed of the browser test, and the smallest contribution', () =>
    expect(drawFor(10_000, seededDraw('draw-90757')).map(({ pot }) => pot)).toEqual(['minor']));

  it('hits at the published rate, twice as often for twice the contribution', () => {
    const count = (units: number): number =>
      Array.from(
        { length: 4_000 },
        () => drawFor(units, systemDraw).filter(({ pot }) => pot === 'minor').length,
      ).reduce((sum, hit) => sum + hit, 0);
    const [tenth, fifth] = [count(lotsOf('minor') / 10), count(lotsOf('minor') / 5)];
    // six standard deviations on either side
    expect(Math.abs(tenth - 400)).toBeLessThan(114);
    expect(Math.abs(fifth - 800)).toBeLessThan(152);
  });
});

describe('pots', () => {
  let database: TestDatabase;
  let instance = 0;
  let instanceId = '';

  beforeAll(async () => {
    database = await createTestDatabase({ schema: 'jackpot', migrations: JACKPOT_MIGRATIONS });
  }, DATABASE_START_MS);
  afterAll(() => database.close());
  beforeEach(async () => {
    instance += 1;
    instanceId = `pots-${instance}`;
    await openPots(database.pool, instanceId);
  });

  const id = (number: number): number => instance * 1_000_000 + number;
  const apply = (contributions: readonly Contribution[], draw: Draw = NEVER) =>
    applyContributions(database.pool, instanceId, contributions, draw);
  /** Pots plus wins, minus contributions and starting values; 0 when the pots reconcile. */
  async function missing(): Promise<number> {
    const { rows } = await database.pool.query<{ missing: number }>(
      `select (sum(value) + sum(won) - (select coalesce(sum(value), 0) from jackpot.contribution where instance_id = $1) - $2)::bigint as missing from jackpot.pot where instance_id = $1`,
      [instanceId, POT_IDS.reduce((sum, pot) => sum + startUnits(pot), 0)],
    );
    return rows[0]?.missing ?? Number.NaN;
  }

  it('are created once with their starting values', async () => {
    await openPots(database.pool, instanceId);
    expect(await readPots(database.pool, instanceId)).toEqual({
      mega: startUnits('mega'),
      major: startUnits('major'),
      minor: startUnits('minor'),
      shared: startUnits('shared'),
    });
  });

  it('count a contribution once, however often it is delivered', async () => {
    await Promise.all(
      Array.from({ length: 5 }, () => apply([contribution(id(1), 100), contribution(id(2), 50)])),
    );
    expect((await readPots(database.pool, instanceId)).mega - startUnits('mega')).toBe(150 * 4_000);
    expect(await missing()).toBe(0);
  });

  it('shrink by rolled-back contributions', async () => {
    await apply([contribution(id(1), 100), contribution(id(2), -100)], hits('mega'));
    expect(await missing()).toBe(0);
    const { rows } = await database.pool.query(
      'select contribution_id from jackpot.win where instance_id = $1',
      [instanceId],
    );
    expect(rows).toEqual([{ contribution_id: id(1) }]);
  });

  it('pay the winner the whole pot in the winner’s currency and reset', async () => {
    await apply([contribution(id(1), 152, { currency: 'CAD', brand: 'zephyra' })], hits('minor'));
    const { rows } = await database.pool.query(
      'select p.player_id, p.brand, p.amount, p.currency from jackpot.payment p join jackpot.win w on w.id = p.win_id where w.instance_id = $1',
      [instanceId],
    );
    expect(rows).toEqual([
      { player_id: 'one', brand: 'zephyra', amount: minorOf(10_010, 'CAD'), currency: 'CAD' },
    ]);
    expect((await readPots(database.pool, instanceId)).minor).toBeGreaterThanOrEqual(startUnits('minor'));
    expect(await missing()).toBe(0);
  });

  it('divide the shared pot among contributors of the last 24 hours', async () => {
    const yesterday = '2026-11-21T11:59:59.000Z';
    await apply([
      contribution(id(1), 100, { playerId: 'removed', at: yesterday }),
      contribution(id(2), 100, { playerId: 'two' }),
      contribution(id(3), 40, { playerId: 'back' }),
      contribution(id(4), -40, { playerId: 'back' }),
    ]);
    await apply([contribution(id(5), 100, { playerId: 'three' })], hits('shared'));
    const { rows } = await database.pool.query(
      'select p.player_id, p.amount from jackpot.payment p join jackpot.win w on w.id = p.win_id where w.instance_id = $1 order by 1',
      [instanceId],
    );
    // 500.00 plus a tenth of 3.00, in two parts
    expect(rows).toEqual([
      { player_id: 'three', amount: 25_015 },
      { player_id: 'two', amount: 25_015 },
    ]);
    expect(await missing()).toBe(0);
  });

  it('reject a batch that contains an unknown currency', async () => {
    await expect(
      apply([contribution(id(1), 100), contribution(id(2), 100, { currency: 'XXX' })]),
    ).rejects.toThrow('No exchange rate');
    expect((await readPots(database.pool, instanceId)).mega).toBe(startUnits('mega'));
  });

  describe('collector', () => {
    const published: string[] = [];
    const bus: Bus = {
      publish: async (topic) => void published.push(topic),
      publishAll: async (messages) => void published.push(...messages.map(({ topic }) => topic)),
      subscribe: () => () => undefined,
      close: async () => undefined,
    };
    const collect = async (operator: FakeOperator, draw: Draw = NEVER): Promise<void> => {
      const collector = createCollector({
        pool: database.pool,
        bus,
        log: createLog('test', () => undefined),
        operator,
        instanceId,
        draw,
        clock: () => Date.parse(AT),
      });
      await collector.collect().finally(() => collector.close());
    };

    it('applies and confirms all pending contributions and publishes the change', async () => {
      const operator = createFakeOperator();
      operator.waiting.push(...Array.from({ length: 8 }, (_, index) => contribution(id(index), 10)));
      await collect(operator);
      expect(operator.waiting).toEqual([]);
      expect((await readPots(database.pool, instanceId)).mega - startUnits('mega')).toBe(80 * 4_000);
      expect(published).toContain('jackpot.pots-changed');
    });

    it('applies what was announced while it was down, once for all announcements', async () => {
      const operator = createFakeOperator();
      let calls = 0;
      const { contributions } = operator;
      operator.contributions = (taken) => {
        calls += 1;
        return contributions(taken);
      };
      operator.waiting.push(contribution(id(1), 10), contribution(id(2), 20));
      for (const eventId of [7, 8, 11])
        operator.logged.push({ id: eventId, topic: 'api.jackpot-contributed', payload: { instanceId } });
      const collectorDeps = {
        pool: database.pool,
        log: createLog('test', () => undefined),
        operator,
        instanceId,
        clock: () => Date.parse(AT),
      };
      let collector = createCollector({ ...collectorDeps, bus, draw: NEVER });
      await untilCursorIs(11);
      await collector.close();
      expect((await readPots(database.pool, instanceId)).mega - startUnits('mega')).toBe(30 * 4_000);
      // a page with both contributions, and an empty one
      expect([operator.waiting, calls]).toEqual([[], 2]);

      operator.waiting.push(contribution(id(3), 5));
      operator.logged.push({ id: 12, topic: 'api.jackpot-contributed', payload: { instanceId } });
      operator.failures = 1;
      collector = createCollector({ ...collectorDeps, bus, draw: NEVER });
      await untilCursorIs(12);
      await collector.close();
      expect((await readPots(database.pool, instanceId)).mega - startUnits('mega')).toBe(35 * 4_000);
    });

    /** Waits until the collector has stored that it handled the event log up to an id. */
    async function untilCursorIs(lastId: number): Promise<void> {
      for (;;) {
        const { rows } = await database.pool.query<{ last_id: number }>(
          'select last_id from jackpot.event_cursor',
        );
        if (rows[0]?.last_id === lastId) return;
        await new Promise((resolve) => setImmediate(resolve));
      }
    }

    it('pays each win once, also after a lost response', async () => {
      const operator = createFakeOperator();
      operator.waiting.push(contribution(id(1), 100));
      const pay = operator.pay;
      let isLost = true;
      operator.pay = async (payment) => {
        const answer = await pay(payment);
        if (isLost) throw new Error('response lost');
        return answer;
      };
      await expect(collect(operator, hits('minor'))).rejects.toThrow('lost');
      isLost = false;
      await collect(operator);
      await collect(operator);
      expect([...operator.paid.values()]).toMatchObject([
        { playerId: 'one', brand: 'aurora', amountMinor: 10_010, currency: 'EUR' },
      ]);
      const { rows } = await database.pool.query(
        'select count(*) as due from jackpot.payment p join jackpot.win w on w.id = p.win_id where paid_at is null and instance_id = $1',
        [instanceId],
      );
      expect(rows).toEqual([{ due: 0 }]);
    });
  });
});
