import { beforeAll, describe, expect, it } from '@jest/globals';
import { brands, licences } from '@foyer/market';
import { startOfDay } from '@foyer/kernel/history-range';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { testSeed } from '../../test/seed.ts';
import { useDatabase } from '../../test/useDatabase.ts';
import { createDice } from '../../test/worlds/harmWorld.ts';
import { gameMovement, openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import {
  applyTestUpdate,
  closeWithoutFaults,
  openPaidDeposit,
  openTestWithdrawal,
  providerUpdateOf,
  SILENT,
} from '../../test/worlds/paymentWorld.ts';
import { claimPayouts } from '../../test/worlds/withdrawalWorld.ts';
import { compiledLiveContent } from '../content/liveContent.ts';
import { settle, stake } from '../ledger/productLedger.ts';
import { readPaymentSums } from '../payments/paymentList.ts';
import { sendDueEmails } from '../player-emails/sendDueEmails.ts';
import { writePlayerEmail, type PlayerEmailRow } from '../player-emails/writePlayerEmail.ts';
import { readActivity } from './readActivity.ts';
import { readStatement } from './readStatement.ts';
import { previousMonth, writeMonthlyStatements } from './statementEmailJob.ts';

const ZONE = licences[brands.aurora.licence].timeZone;
const YEAR = 2026;
/** An instant after the end of the year in every licence's time zone. */
const NOW = Date.UTC(YEAR + 1, 0, 3, 12);
const DAY = 86_400_000;

const database = useDatabase(createRuledDatabase, closeWithoutFaults);
const isLive = (): boolean => false;

/** A year of deposits, rounds and withdrawals around every edge of a month. */
async function liveOneYear(player: LedgerPlayer, seed: number): Promise<void> {
  const dice = createDice(seed);
  const { pool } = database;
  for (let month = 1; month <= 12; month += 1) {
    const edge = Date.parse(startOfDay(YEAR, month, 1, ZONE));
    for (const at of [edge - 1, edge, edge + 1 + dice(20) * DAY]) {
      await openPaidDeposit(pool, player, 3_000 + dice(500), at);
      const key = crypto.randomUUID();
      await stake(pool, gameMovement(player, `bet-${key}`, 100 + dice(900), key), at);
      await settle(pool, { ...gameMovement(player, `win-${key}`, dice(1_500), key), closes: true }, at);
    }
    if (month % 3 === 0) await openTestWithdrawal(pool, player, [2_000], edge + 22 * DAY);
  }
}

describe(`activity of a year (seed ${testSeed})`, () => {
  let player: LedgerPlayer;
  beforeAll(async () => {
    player = await openLedgerPlayer(database.pool, { at: Date.UTC(YEAR - 1, 11, 1), isKnown: true });
    await liveOneYear(player, testSeed);
  });

  it('equals the statement in each month, and the months add up to the year', async () => {
    const months = await readActivity(
      database.pool,
      player.playerId,
      { year: YEAR, timeZone: ZONE, now: NOW },
      isLive,
    );
    expect(months).toHaveLength(12);
    for (const { startsAt, endsAt, month, ...shown } of months) {
      expect([startsAt, endsAt]).toEqual([
        startOfDay(YEAR, month, 1, ZONE),
        startOfDay(YEAR, month + 1, 1, ZONE),
      ]);
      const statement = await readStatement(
        database.pool,
        player.playerId,
        { from: new Date(startsAt), to: new Date(endsAt) },
        isLive,
      );
      expect([shown.deposits, shown.withdrawals]).toEqual([statement.deposits, statement.withdrawals]);
      expect(shown.products).toEqual(statement.products.map(({ rounds: _, ...product }) => product));
      expect(shown.net).toBe(statement.products.reduce((sum, { net }) => sum + net, 0));
      expect(shown.rounds).toBe(statement.products.reduce((sum, { rounds }) => sum + rounds, 0));
    }
    const year = await readStatement(
      database.pool,
      player.playerId,
      { from: new Date(startOfDay(YEAR, 1, 1, ZONE)), to: new Date(startOfDay(YEAR + 1, 1, 1, ZONE)) },
      isLive,
    );
    const total = (field: 'deposits' | 'withdrawals' | 'net'): number =>
      months.reduce((sum, month) => sum + month[field], 0);
    expect([total('deposits'), total('withdrawals'), total('net')]).toEqual([
      year.deposits,
      year.withdrawals,
      year.products.reduce((sum, { net }) => sum + net, 0),
    ]);
    // the ledger itself: changes of the real balance in the year
    const { rows } = await database.pool.query<{ change: number }>(
      'select (select balance from api.balance_at($1, $3)) - (select balance from api.balance_at($1, $2)) as change',
      [player.playerId, year.from, year.to],
    );
    expect(total('deposits') - total('withdrawals') + total('net')).toBe(rows[0]?.change);
  });

  it('leaves out future months, and counts overlapping games once', async () => {
    const { gameSessionId, playerId } = player;
    await database.pool.query(
      `update api.game_session set opened_at = '2026-02-27T23:00:00Z', last_activity_at = '2026-03-01T01:00:00Z' where id = $1`,
      [gameSessionId],
    );
    const months = await readActivity(
      database.pool,
      playerId,
      { year: YEAR, timeZone: ZONE, now: Date.UTC(YEAR, 2, 15) },
      isLive,
    );
    // March begins at 23:00 UTC in Malta
    expect(months.map(({ month, minutes }) => [month, minutes])).toEqual([
      [1, 0],
      [2, 24 * 60],
      // an open game counts for ten minutes after its last stake
      [3, 2 * 60 + 10],
    ]);
  });
});

const OCTOBER = Date.UTC(2026, 9, 15);
/** A player with a deposit and a round in October, and these columns changed. */
async function openActive(change = 'updated_at = now()'): Promise<LedgerPlayer> {
  const player = await openLedgerPlayer(database.pool, { at: OCTOBER });
  await openPaidDeposit(database.pool, player, 5_000, OCTOBER);
  await stake(database.pool, gameMovement(player, 'bet', 1_250), OCTOBER);
  await settle(database.pool, { ...gameMovement(player, 'win', 250, 'bet'), closes: true }, OCTOBER);
  await database.pool.query(`update api.player set ${change} where id = $1`, [player.playerId]);
  return player;
}

/** The statement email of October, or of another span. */
function writeStatement(
  { playerId }: LedgerPlayer,
  {
    language,
    span = { from: new Date(Date.UTC(2026, 9, 1)), to: new Date(Date.UTC(2026, 10, 1)) },
    isMandatory = false,
  }: {
    readonly language: string;
    readonly span?: { readonly from: Date; readonly to: Date };
    readonly isMandatory?: boolean;
  },
) {
  return writePlayerEmail(
    {
      pool: database.pool,
      content: { of: compiledLiveContent },
      settings: { gatewayPort: 4000 },
      catalogue: { current: () => ({ gameById: new Map() }) as never },
    },
    {
      id: 1,
      kind: 'monthly-statement',
      player_id: playerId,
      brand: 'aurora',
      language,
      country: 'FI',
      currency: 'EUR',
      content: { from: span.from.toISOString(), to: span.to.toISOString(), isMandatory },
    },
  );
}

describe('monthly statements', () => {
  const deps = {
    get pool() {
      return database.pool;
    },
    log: SILENT,
    content: { of: compiledLiveContent },
    settings: { protectionMode: undefined },
  };
  const write = (at: number): Promise<number> => writeMonthlyStatements({ ...deps, clock: () => at });
  const emailsOf = async (player: LedgerPlayer): Promise<readonly PlayerEmailRow[]> =>
    (
      await database.pool.query<PlayerEmailRow>(
        `select e.id, e.kind, e.player_id, p.brand, p.language, p.country, w.currency, e.content from api.outgoing_email e
         join api.player p on p.id = e.player_id join api.wallet w on w.player_id = p.id where p.id = $1 order by e.id`,
        [player.playerId],
      )
    ).rows;

  it('are written once per player and month, only to active players who want them', async () => {
    const wanted = await openActive();
    const others = await Promise.all(
      ['statement_email = false', `status = 'Closed'`, 'self_excluded_at = now()'].map(openActive),
    );
    // before 08:00 of the first day in Malta
    await write(Date.UTC(2026, 10, 1, 6, 30));
    expect(await emailsOf(wanted)).toEqual([]);
    await Promise.all([write(Date.UTC(2026, 10, 1, 8)), write(Date.UTC(2026, 10, 1, 8))]);
    await write(Date.UTC(2026, 10, 20));
    expect(await emailsOf(wanted)).toHaveLength(1);
    for (const other of others) expect(await emailsOf(other)).toEqual([]);
    await database.pool.query(`select api.write_monthly_statements('aurora', '2026-09-01', true, $1)`, [
      new Date(OCTOBER),
    ]);
    expect(await emailsOf(wanted)).toHaveLength(1);
  });

  it('go to every active player where the licence requires them', async () => {
    const player = await openActive('statement_email = false');
    await database.pool.query(`delete from api.statement_month where month = '2026-10-01'`);
    await database.pool.query(`select api.write_monthly_statements('aurora', '2026-10-01', true, now())`);
    expect(await emailsOf(player)).toMatchObject([{ content: { isMandatory: true } }]);
  });

  it.each(['en', 'fi', 'et_EE', 'fr_CA', 'ja'])(
    'have numbers of the ledger and no offer in %s',
    async (language) => {
      const player = await openActive(`language = '${language}'`);
      await database.pool.query(`delete from api.statement_month where month = '2026-10-01'`);
      await database.pool.query(`select api.write_monthly_statements('aurora', '2026-10-01', false, now())`);
      const [email] = await emailsOf(player);
      if (!email) throw new Error('No statement was written.');
      const { subject, body } = await writePlayerEmail(
        {
          pool: database.pool,
          content: deps.content,
          settings: { gatewayPort: 4000 },
          catalogue: { current: () => ({ gameById: new Map() }) as never },
        },
        email,
      );
      const digits = body.replaceAll(/[\s\u00a0\u202f]/g, '');
      for (const amount of ['50', '12', '10']) expect(digits).toContain(amount);
      expect(`${subject}${body}`).not.toMatch(/\{\w+\}/);
      expect(body).not.toMatch(/bonus|offer|win more|lucky|congrat/i);
    },
  );
});

describe('a payout that came back in a later month', () => {
  const SEPTEMBER = Date.UTC(2026, 8, 20);
  let player: LedgerPlayer;
  beforeAll(async () => {
    const { pool } = database;
    player = await openLedgerPlayer(pool, { at: SEPTEMBER, isKnown: true });
    await openPaidDeposit(pool, player, 15_000, SEPTEMBER);
    const { id } = await openTestWithdrawal(pool, player, [10_000], SEPTEMBER);
    await claimPayouts(pool, SEPTEMBER);
    const payout = { direction: 'payout' } as const;
    await applyTestUpdate(
      pool,
      providerUpdateOf(player, id, 10_000, 'completed', SEPTEMBER, payout),
      SEPTEMBER,
    );
    await applyTestUpdate(pool, providerUpdateOf(player, id, 10_000, 'returned', OCTOBER, payout), OCTOBER);
  });
  const span = (month: number) => ({
    from: new Date(startOfDay(YEAR, month, 1, ZONE)),
    to: new Date(startOfDay(YEAR, month + 1, 1, ZONE)),
  });

  it.each([
    ['the month of the payout', 9, [10_000, 0]],
    ['the month of its return', 10, [0, 10_000]],
  ] as const)('is in the statement and the overview of %s', async (_what, month, totals) => {
    const { pool } = database;
    const months = await readActivity(
      pool,
      player.playerId,
      { year: YEAR, timeZone: ZONE, now: NOW },
      isLive,
    );
    const statement = await readStatement(pool, player.playerId, span(month), isLive);
    for (const shown of [months[month - 1], statement])
      expect([shown?.withdrawn, shown?.withdrawalsReturned]).toEqual(totals);
  });

  it('has a sum of its own in the history', async () => {
    expect(await readPaymentSums(database.pool, player.playerId, { direction: 'Withdrawal' })).toMatchObject({
      count: 1,
      withdrawn: 0,
      rolledBack: 10_000,
    });
  });

  it.each([
    ['en', 'Returned withdrawals: €100.00\nStaked'],
    ['fi', 'Palautetut kotiutukset: 100,00 €'],
    ['et_EE', 'Tagastatud väljamaksed: 100,00 €'],
    ['fr_CA', 'Retraits retournés : 100,00 €'],
    ['ja', '返金された出金：€100.00'],
  ])('has a line of its own in the email in %s', async (language, line) => {
    const { body } = await writeStatement(player, { language, span: span(10) });
    expect(body.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(line);
    expect((await writeStatement(player, { language, span: span(9) })).body).not.toContain(
      line.split(/[:：]/)[0],
    );
  });
});

describe('the choice of the statement email', () => {
  it.each([
    ['en', 'turn these emails off', 'can’t be turned off'],
    ['fi', 'poistaa nämä sähköpostit käytöstä', 'ei voi poistaa käytöstä'],
    ['et_EE', 'kirjad ka välja lülitada', 'ei saa seda välja lülitada'],
    ['fr_CA', 'désactiver ces courriels', 'ne peut pas être désactivé'],
    ['ja', '停止もプロフィールでできます', '停止できません'],
  ])('is offered in %s unless the licence requires the email', async (language, optional, mandatory) => {
    const player = await openActive();
    const bodies = await Promise.all(
      [false, true].map(
        async (isMandatory) => (await writeStatement(player, { language, isMandatory })).body,
      ),
    );
    expect(bodies.map((body) => [body.includes(optional), body.includes(mandatory)])).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

describe('due emails', () => {
  it('are sent by one of several processes, and again after a minute without an answer', async () => {
    const { pool } = database;
    const player = await openActive();
    await pool.query('update api.outgoing_email set sent_at = $1', [new Date(OCTOBER)]);
    for (const key of ['first', 'second', 'third'])
      await pool.query(
        `insert into api.outgoing_email (player_id, kind, key, content, written_at) values ($1, 'care-message', $2, '{}', now())`,
        [player.playerId, key],
      );
    const send = async (at: number, isAccepted: (key: string) => boolean) => {
      const sent: string[] = [];
      const counts = await Promise.all(
        [1, 2].map(() =>
          sendDueEmails<{ readonly id: number; readonly key: string }>(
            { pool, clock: () => at },
            'api.outgoing_email',
            'id',
            'select due.id, due.key from due',
            async ({ key }) => {
              sent.push(key);
              return isAccepted(key);
            },
          ),
        ),
      );
      return [sent.sort().join(), counts.reduce((sum, count) => sum + count, 0)];
    };
    expect(await send(OCTOBER, (key) => key !== 'second')).toEqual(['first,second,third', 2]);
    expect(await send(OCTOBER + 60_000, () => true)).toEqual(['', 0]);
    expect(await send(OCTOBER + 60_001, () => true)).toEqual(['second', 1]);
    expect(await send(OCTOBER + 3_600_000, () => true)).toEqual(['', 0]);
  });
});

describe('previousMonth', () => {
  it.each([
    ['2026-11-01', '2026-10-01'],
    ['2027-01-31', '2026-12-01'],
  ])('returns for %s: %s', (day, month) => {
    expect(previousMonth(day)).toBe(month);
  });
});
