import { beforeEach, describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { daysToReconcile, hasStarted, reconcileDay, readReconciledDays } from './reconcile.ts';
import { reconcileMissedDays } from './reconciliationJob.ts';
import { alertOnDifferences } from './alerts.ts';

const HALF_PAST = Date.UTC(2026, 10, 18, 0, 30);
const database = useDatabase(createRuledDatabase);

let published: { topic: string; payload: unknown }[];
let logged: string[];
beforeEach(() => {
  published = [];
  logged = [];
});

type Lines = readonly {
  readonly paymentId: string;
  readonly reference: string;
  readonly type: string;
  readonly amount: number;
  readonly currency: string;
  readonly at: string;
}[];

function deps(lines: Lines | undefined, now = HALF_PAST) {
  const provider = {
    name: 'foyer-payments',
    settlementReport: async () =>
      lines ? { kind: 'answered', value: { lines, sha256: 'sha' } } : { kind: 'unknown' },
  } as unknown as PaymentProvider;
  return {
    pool: database.pool,
    clock: () => now,
    relay: { kick: () => undefined },
    bus: { publish: async (topic: string, payload: unknown) => void published.push({ topic, payload }) },
    log: {
      info: () => undefined,
      warn: () => undefined,
      debug: () => undefined,
      error: (text: string) => void logged.push(text),
    },
    payments: { provider, offers: {} as never, running: new Map<string, Promise<void>>() },
  };
}

const planted = {
  paymentId: 'pay-planted',
  reference: 'planted',
  type: 'captured',
  amount: 4_200,
  currency: 'EUR',
  at: '2026-11-17T12:00:00.000Z',
};

describe('reconcileDay', () => {
  it('reports nothing when settlement report and ledger are equal', async () => {
    expect(await reconcileDay(deps([]), 'aurora', '2026-11-17')).toMatchObject({ difference: 0, breaks: 0 });
    expect([published, logged]).toEqual([[], []]);
  });

  it('alerts the staff to a planted line with day and amount', async () => {
    expect(await reconcileDay(deps([planted]), 'aurora', '2026-11-17')).toMatchObject({
      difference: 4_200,
      breaks: 1,
    });
    expect(published).toEqual([
      {
        topic: 'api.alert',
        payload: {
          kind: 'reconciliation',
          brand: 'aurora',
          day: '2026-11-17',
          breaks: 1,
          difference: 4_200,
        },
      },
    ]);
    expect(logged).toHaveLength(1);
  });

  it('repeats the alert at every check, and ends it once report and ledger are equal', async () => {
    const [alert] = published;
    await reconcileDay(deps([planted]), 'aurora', '2026-11-17');
    await alertOnDifferences(deps([]));
    expect(published).toEqual([published[0], published[0]]);
    expect(published[0]).not.toBe(alert);
    await reconcileDay(deps([]), 'aurora', '2026-11-17');
    await alertOnDifferences(deps([]));
    const over = {
      topic: 'api.alert',
      payload: {
        kind: 'reconciliation',
        brand: 'aurora',
        day: '2026-11-17',
        breaks: 0,
        difference: 0,
      },
    };
    expect(published.slice(2)).toEqual([over, over]);
  });

  it('records the difference when the alert cannot be published', async () => {
    const silent = { ...deps([planted]), bus: { publish: async () => Promise.reject(new Error('no bus')) } };
    expect(await reconcileDay(silent, 'aurora', '2026-11-17')).toMatchObject({ breaks: 1 });
  });
});

describe('readReconciledDays', () => {
  const of = async (brand: string) => {
    const { days, waiting } = await readReconciledDays(database.pool, HALF_PAST);
    return {
      days: days.filter((day) => day.brand === brand),
      waiting: waiting.filter((day) => day.brand === brand),
    };
  };

  it('lists a waiting day, then its lines, then its resolution', async () => {
    expect(await of('caravel')).toEqual({ days: [], waiting: [{ brand: 'caravel', day: '2026-11-17' }] });
    await reconcileDay(deps([planted]), 'caravel', '2026-11-17');
    const line = {
      kind: 'MISSING_IN_LEDGER',
      type: 'captured',
      providerPaymentId: 'pay-planted',
      reference: 'planted',
      currency: 'EUR',
      ours: null,
      theirs: 4_200,
    };
    expect(await of('caravel')).toMatchObject({
      days: [{ day: '2026-11-17', rows: 1, breaks: 1, isResolved: false }],
      waiting: [],
    });
    expect((await of('caravel')).days[0]?.lines).toEqual([line]);
    await reconcileDay(deps([]), 'caravel', '2026-11-17');
    expect(await of('caravel')).toMatchObject({
      days: [{ breaks: 0, isResolved: true, lines: [] }],
      waiting: [],
    });
  });

  it('lists the first 50 differences of each day by payment id', async () => {
    const planted51 = Array.from({ length: 51 }, (_, index) => ({
      ...planted,
      paymentId: `pay-${String(51 - index).padStart(2, '0')}`,
    }));
    await reconcileDay(deps(planted51), 'aurora', '2026-11-15');
    await reconcileDay(deps([planted]), 'aurora', '2026-11-14');
    const days = (await of('aurora')).days.filter(({ day }) => day < '2026-11-16');
    expect(days.map(({ breaks, lines }) => [breaks, lines.length])).toEqual([
      [51, 50],
      [1, 1],
    ]);
    const ids = days[0]?.lines.map(({ providerPaymentId }) => providerPaymentId) ?? [];
    expect([ids[0], ids[49]]).toEqual(['pay-01', 'pay-50']);
    expect(ids).toEqual([...ids].sort());
  });

  it('lists a difference once when the payment has lines in the reports of two days', async () => {
    for (const day of ['2026-11-16', '2026-11-17']) await reconcileDay(deps([planted]), 'tuli', day);
    const { days } = await of('tuli');
    expect(days.map(({ day, breaks, lines }) => [day, breaks, lines.map(({ theirs }) => theirs)])).toEqual([
      ['2026-11-17', 1, [8_400]],
      ['2026-11-16', 1, [4_200]],
    ]);
  });
});

describe('daysToReconcile', () => {
  const days = (now: number) => daysToReconcile(database.pool, 'zephyra', now);

  it('returns yesterday at first, then each missed day once', async () => {
    expect(await days(HALF_PAST)).toEqual(['2026-11-17']);
    expect(await days(HALF_PAST - 1)).toEqual(['2026-11-16']);
    await reconcileDay(deps([]), 'zephyra', '2026-11-17');
    expect(await days(HALF_PAST)).toEqual([]);
    // three nights of downtime
    const back = HALF_PAST + 4 * 86_400_000;
    expect(await days(back)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']);
    expect(await reconcileDay(deps(undefined), 'zephyra', '2026-11-18')).toBeUndefined();
    expect(await days(back)).toHaveLength(4);
    await reconcileDay(deps([], back), 'zephyra', '2026-11-18');
    expect(await days(back)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21']);
  });

  const DAY_MS = 86_400_000;
  const END = Date.UTC(2026, 10, 18);
  it.each<[string, readonly (readonly [day: string, at: number])[], number, readonly string[]]>([
    [
      'repeats a day reconciled at noon once its report is complete',
      [['2026-11-17', END - DAY_MS / 2]],
      HALF_PAST,
      ['2026-11-17'],
    ],
    [
      'repeats a day reconciled just before its report was complete',
      [['2026-11-17', HALF_PAST - 1]],
      HALF_PAST,
      ['2026-11-17'],
    ],
    ['excludes a day reconciled with a complete report', [['2026-11-17', HALF_PAST]], HALF_PAST, []],
    [
      'excludes a day reconciled at noon and at night',
      [
        ['2026-11-17', END - DAY_MS / 2],
        ['2026-11-17', HALF_PAST],
      ],
      HALF_PAST,
      [],
    ],
    ['excludes today, which does not hide yesterday', [['2026-11-18', HALF_PAST]], HALF_PAST, ['2026-11-17']],
    [
      'includes two missed nights after a manual run for yesterday',
      [
        ['2026-11-14', HALF_PAST - 3 * DAY_MS],
        ['2026-11-17', HALF_PAST],
      ],
      HALF_PAST,
      ['2026-11-15', '2026-11-16'],
    ],
    [
      'includes the days around one reconciled in between',
      [
        ['2026-11-13', HALF_PAST - 4 * DAY_MS],
        ['2026-11-15', HALF_PAST],
      ],
      HALF_PAST,
      ['2026-11-14', '2026-11-16', '2026-11-17'],
    ],
  ])('%s', async (_what, compared, now, due) => {
    // rolled back afterwards: runs are append-only
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      for (const [day, at] of compared)
        await client.query(`select api.reconcile_day('quetzal', 'foyer-payments', $1, '[]', 'sha', $2)`, [
          day,
          new Date(at),
        ]);
      expect(await daysToReconcile(client as unknown as typeof database.pool, 'quetzal', now)).toEqual(due);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('excludes days in the future, by hasStarted', () => {
    expect(['2026-11-17', '2026-11-18', '2026-11-19'].map((day) => hasStarted(day, HALF_PAST))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('returns a month at most', async () => {
    const later = await days(HALF_PAST + 400 * 86_400_000);
    expect([later.length, later.at(-1)]).toEqual([31, '2027-12-22']);
  });
});

describe('reconcileMissedDays', () => {
  it('reconciles the other brands when the settlement report of one is not available', async () => {
    const later = HALF_PAST + 40 * 86_400_000;
    const broken = deps([], later);
    const { settlementReport } = broken.payments.provider;
    broken.payments.provider.settlementReport = (brand, day) =>
      brand === 'aurora'
        ? Promise.reject(new Error('The report cannot be processed.'))
        : settlementReport(brand, day);
    await reconcileMissedDays(broken);
    const waiting = async (brand: 'aurora' | 'quetzal') =>
      (await daysToReconcile(database.pool, brand, later)).length;
    expect([await waiting('aurora'), await waiting('quetzal')]).toEqual([31, 0]);
    expect(logged).toEqual(['settlement report not reconciled']);
  });
});
