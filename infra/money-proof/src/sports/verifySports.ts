import type { Pool } from '@foyer/runtime';
import { checkLedger } from '../checks.ts';
import type { Tally } from '../tally.ts';
import type { AcceptedBet, Bettor } from './bettor.ts';
import { lastResultOf, type FeedScript } from './scriptedFeed.ts';
import { highestReturnsOf, linesOfBet, returnsOfBet } from './sportsModel.ts';

interface StoredBet {
  readonly id: string;
  readonly key: string;
  readonly status: string;
  readonly stake: number;
  readonly returns: number | null;
  readonly lines: number;
  /** Payouts less reversals of the ledger. */
  readonly paid: number;
  readonly staked: number;
  readonly cash_outs: readonly {
    readonly key: string;
    readonly part: number;
    readonly amount: number;
    readonly is_automatic: boolean;
  }[];
}

/** A player with all answers; each refused key must have no effect. */
export type Betting = Pick<Bettor, 'player' | 'tally' | 'script' | 'funds' | 'bets' | 'refusedKeys'>;

/** Compares bets, payouts, balances and stored results with the model. Called when no bet is open. */
export async function verifySports(
  { pool, tally, script }: { readonly pool: Pool; readonly tally: Tally; readonly script: FeedScript },
  bettors: readonly Betting[],
): Promise<void> {
  // statistics of a database that has grown since its tables were empty
  await pool.query('analyze');
  for (const bettor of bettors) await verifyBettor(pool, bettor);
  await verifyResults(pool, tally, script);
  await verifyLetters(pool, tally);
  await verifyRules(pool, tally);
  await verifyBalances(pool, tally);
  await checkLedger(pool, tally);
}

async function verifyBettor(pool: Pool, bettor: Betting): Promise<void> {
  const { tally, player, bets, refusedKeys } = bettor;
  const { rows } = await pool.query<StoredBet>(
    `select b.id, b.key, b.status, b.stake, b.returns, b.lines, coalesce(w.paid, 0)::bigint as paid, coalesce(w.stake, 0)::bigint as staked,
       coalesce((select jsonb_agg(jsonb_build_object('key', c.key, 'part', c.stake_per_line, 'amount', c.amount, 'is_automatic', c.is_automatic)) from api.sports_cash_out c where c.bet_id = b.id), '[]') as cash_outs
     from api.sports_bet b left join api.wager w on w.player_id = b.player_id and w.product = 'sportsbook' and w.reference = b.id where b.player_id = $1`,
    [player.playerId],
  );
  const stored = new Map(rows.map((row) => [row.key, row]));
  const accepted = new Set(bets.map(({ key }) => key));
  for (const { key } of rows)
    if (!accepted.has(key))
      tally.recordFault('doubled', `${player.playerId} ${key} is stored without an answer`);
  for (const bet of bets) {
    const row = stored.get(bet.key);
    if (row) verifyBet(bettor, bet, row);
    else tally.recordFault('lost', `${player.playerId} ${bet.key} was accepted and is not stored`);
  }
  const refused = new Set(refusedKeys);
  for (const { cash_outs: cashOuts } of rows)
    for (const { key } of cashOuts)
      if (refused.has(key.replace('sports-cash-out:', '')))
        tally.recordFault('doubled', `${player.playerId} ${key} was refused and is stored`);
  const expected = bettor.funds + rows.reduce((sum, { stake, returns }) => sum + (returns ?? 0) - stake, 0);
  const { rows: wallets } = await pool.query<{ owned: number }>(
    `select (r.balance - api.open_debt(w.player_id))::bigint as owned from api.wallet w join api.account r on r.id = w.real_account_id where w.player_id = $1`,
    [player.playerId],
  );
  const owned = wallets[0]?.owned ?? Number.NaN;
  if (owned !== expected)
    tally.recordFault(
      owned < expected ? 'lost' : 'doubled',
      `${player.playerId} owns ${owned}, expected ${expected}`,
    );
}

function verifyBet({ tally, player, script }: Betting, bet: AcceptedBet, row: StoredBet): void {
  const detail = `${player.playerId} ${bet.key} (${row.status})`;
  const fault = (kind: Parameters<Tally['recordFault']>[0], what: string): void =>
    tally.recordFault(kind, `${detail}: ${what}`);
  if (row.id !== bet.id || row.stake !== bet.stake || row.staked !== bet.stake)
    fault('wrong outcomes', `stake ${row.stake}, ledger ${row.staked}, expected ${bet.stake}`);
  const known = new Set(row.cash_outs.map(({ key }) => key));
  for (const { key } of bet.cashOuts)
    if (!known.has(`sports-cash-out:${key}`)) fault('lost', `cash-out ${key} was answered and is not stored`);
  const byHand = row.cash_outs.filter(({ is_automatic: isAutomatic }) => !isAutomatic);
  if (byHand.length !== bet.cashOuts.length)
    fault('doubled', `${byHand.length} cash-outs, ${bet.cashOuts.length} answers`);
  for (const { amount } of row.cash_outs.filter(({ is_automatic: isAutomatic }) => isAutomatic))
    if (bet.rule === undefined || amount < 1)
      fault('wrong outcomes', `automatic cash-out of ${amount} without a rule`);
  const cashed = row.cash_outs.reduce((sum, { amount }) => sum + amount, 0);
  const open = bet.stakePerLine - row.cash_outs.reduce((sum, { part }) => sum + part, 0);
  if (open < 0 || (row.status === 'CASHED_OUT') !== (open === 0))
    fault('doubled', `open stake of a line ${open}`);
  const settled = returnsOfBet(bet, Math.max(0, open), (event) => lastResultOf(script, event).result);
  const expected = cashed + settled;
  for (const [name, amount] of [
    ['returns', row.returns ?? -1],
    ['ledger', row.paid],
  ] as const)
    if (amount !== expected)
      fault(amount < expected ? 'lost' : 'doubled', `${name} ${amount}, expected ${expected}`);
}

/** The last result of each match was stored and decided every leg, also when the feed was killed before. */
async function verifyResults(pool: Pool, tally: Tally, script: FeedScript): Promise<void> {
  const { rows } = await pool.query<{
    event_id: string;
    stored: number | null;
    decided: number | null;
    open: number;
  }>(
    `select l.event_id, (select max(feed_number) from api.sports_result r where r.event_id = l.event_id) as stored, min(d.feed_number) as decided, count(*) filter (where l.result is null) as open
     from api.sports_bet_leg l join api.sports_bet b on b.id = l.bet_id left join api.sports_result d on d.event_id = l.event_id and d.number = l.result_number
     where b.status = 'SETTLED' group by l.event_id`,
  );
  const { rows: twice } = await pool.query<{ event_id: string; feed_number: number }>(
    'select event_id, feed_number from api.sports_result group by event_id, feed_number having count(*) > 1',
  );
  for (const { event_id: event, feed_number: number } of twice)
    tally.recordFault('doubled', `result ${number} of ${event} is stored twice`);
  for (const { event_id: event, stored, decided, open } of rows) {
    const { number } = lastResultOf(script, event).result;
    const detail = `match ${event}: result ${number}, stored ${stored}, decided by ${decided}, ${open} open`;
    if (stored !== number || decided !== number || open > 0) tally.recordFault('lost', detail);
  }
}

/** Each correction of a payout wrote one letter. */
async function verifyLetters(pool: Pool, tally: Tally): Promise<void> {
  const { rows } = await pool.query<{ letters: number; corrections: number }>(
    `select (select count(*) from api.outgoing_email where kind = 'sports-bet-corrected') as letters,
       (select count(*) from api.journal j where j.product = 'sportsbook' and j.idempotency_key like 'sports-correction:%' and (j.amount > 0
          or exists (select 1 from api.journal d where d.player_id = j.player_id and d.kind = 'play_debt' and d.reference = j.reference))) as corrections`,
  );
  const [{ letters, corrections } = { letters: -1, corrections: 0 }] = rows;
  if (letters < corrections) tally.recordFault('lost', `${letters} letters for ${corrections} corrections`);
}

/** Each movement has the balance after it. */
async function verifyBalances(pool: Pool, tally: Tally): Promise<void> {
  const { rows } = await pool.query<{ player_id: string; version: number }>(
    `select player_id, version from (
       select j.player_id, j.version, j.balance_after, sum(coalesce(e.amount, 0)) over (partition by j.player_id order by j.version) as balance
       from api.journal j join api.wallet w on w.player_id = j.player_id
         left join lateral (select sum(amount) as amount from api.entry where journal_id = j.id and account_id = w.real_account_id) e on true
     ) m where balance <> balance_after limit 10`,
  );
  for (const { player_id: playerId, version } of rows)
    tally.recordFault(
      'unbalanced',
      `movement ${version} of ${playerId} has another balance than its entries`,
    );
}

/** A closed bet has no rule that could cash it out. */
async function verifyRules(pool: Pool, tally: Tally): Promise<void> {
  const { rows } = await pool.query<{ bet_id: string }>(
    `select r.bet_id from api.sports_auto_cash_out r join api.sports_bet b on b.id = r.bet_id where b.status <> 'OPEN'`,
  );
  for (const { bet_id: id } of rows)
    tally.recordFault('wrong outcomes', `bet ${id} is closed and has a rule`);
}

/** Compares the liability of each selection of open bets with the model. */
export async function verifyLiabilities(pool: Pool, bettors: readonly Betting[]): Promise<void> {
  for (const { player, bets, tally } of bettors) {
    const { rows } = await pool.query<{
      key: string;
      leg: number;
      stake: number;
      returns: number;
      open: number;
    }>(
      `select b.key, l.leg, l.stake, l.possible_returns as returns, b.stake_per_line - b.cashed_out_per_line as open
       from api.sports_bet b join api.sports_bet_leg l on l.bet_id = b.id where b.player_id = $1 and b.status = 'OPEN'`,
      [player.playerId],
    );
    for (const { key, leg, stake, returns, open } of rows) {
      const bet = bets.find((one) => one.key === key);
      const lines = bet ? linesOfBet(bet).filter((line) => line.includes(leg)) : [];
      const expected = bet ? highestReturnsOf(bet, lines, open) : 0;
      // a partial cash-out rounds each selection down once
      if (stake !== lines.length * open || Math.abs(returns - expected) > lines.length)
        tally.recordFault(
          'wrong outcomes',
          `${player.playerId} ${key} selection ${leg}: liability ${stake} and ${returns}, expected ${lines.length * open} and ${expected}`,
        );
    }
  }
}
