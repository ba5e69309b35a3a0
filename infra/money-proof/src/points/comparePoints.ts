import type { Pool } from '@foyer/runtime';
import { ticketsOf, totalsOf, type PlayerTotals } from './computePoints.ts';
import { checkAnswers, spendingOf } from './compareShop.ts';
import { readJournalBets } from './journalBets.ts';
import type { ProvenPlayer } from './participant.ts';
import type { PointRules } from './pointRules.ts';
import type { AttemptedPurchase } from './randomPurchases.ts';

export interface Compared {
  readonly bets: number;
  /** Number of the bets with bonus money. */
  readonly bonusBets: number;
  readonly points: number;
  readonly missionPoints: number;
  /** Accepted purchases, and those of them that were paid back. */
  readonly purchases: number;
  readonly refunds: number;
  readonly tickets: number;
  /** Differences between what the services store and what follows from the journal. */
  readonly differences: readonly string[];
}

interface StoredTotals extends PlayerTotals {
  readonly player_id: string;
  readonly balance: number;
  readonly entries: number;
  readonly spent: number;
  readonly refunded: number;
  /** Rewards of engagement that the api has assigned. */
  readonly rewards: number;
  /** Lowest balance after any fact. */
  readonly lowest: number;
}

/** Time of play and purchases of a proof. */
export interface Played {
  readonly playedFrom: number;
  readonly playedTill: number;
  readonly purchases: readonly AttemptedPurchase[];
}

interface Drop {
  readonly id: string;
  readonly brand: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** Units of a ticket in `raffle_entry`: one euro in ten-thousandths of a cent. */
const TICKET_UNITS = 1_000_000;

/**
 * Compares points, levels, ranks and raffle tickets of the services with those that follow from the journal and from the
 * answers to purchases.
 * @param playedFrom - first instant of play; drops that do not contain all of it are not compared
 */
export async function comparePoints(
  pool: Pool,
  rules: PointRules,
  players: readonly ProvenPlayer[],
  { playedFrom, playedTill, purchases }: Played,
): Promise<Compared> {
  const bets = await readJournalBets(pool);
  const stored = new Map((await readTotals(pool)).map((one) => [one.player_id, one]));
  const differences: string[] = [];
  const check = (what: string, actual: number | undefined, expected: number): void => {
    if ((actual ?? 0) !== expected) differences.push(`${what}: stored ${actual}, computed ${expected}`);
  };
  const totals = new Map<string, PlayerTotals>();
  for (const player of players) {
    const { playerId, brand } = player;
    const computed = totalsOf(bets, player, rules[brand]);
    const own = stored.get(playerId);
    totals.set(playerId, computed);
    check(`${playerId} points of play`, own?.playPoints, computed.playPoints);
    check(`${playerId} points earned`, own?.earned, computed.earned);
    check(`${playerId} points of missions`, own?.missionPoints, computed.missionPoints);
    const { spent, refunded, rewards } = spendingOf(purchases, playerId);
    check(`${playerId} points spent`, own?.spent, spent);
    check(`${playerId} points refunded`, own?.refunded, refunded);
    check(`${playerId} rewards of purchases`, own?.rewards, rewards);
    check(`${playerId} balance`, own?.balance, computed.earned - spent + refunded);
    check(`${playerId} sum of entries`, own?.entries, computed.earned - spent + refunded);
    if ((own?.lowest ?? 0) < 0) differences.push(`${playerId} lowest balance: ${own?.lowest}`);
    check(`${playerId} level`, own?.level ?? 1, computed.level);
    check(`${playerId} score`, own?.score, computed.score);
  }
  await checkRanks(pool, players, totals, differences);
  differences.push(...(await checkAnswers(pool, players, purchases)));

  let tickets = 0;
  const { rows: drops } = await pool.query<Drop>(
    'select id, brand, starts_at, ends_at from jackpot.raffle_drop where starts_at <= $1 and ends_at > $2',
    [new Date(playedFrom), new Date(playedTill)],
  );
  if (drops.length === 0) differences.push('no raffle drop contains the whole time of play');
  const { rows: entries } = await pool.query<{ drop_id: string; player_id: string; units: number }>(
    'select drop_id, player_id, units from jackpot.raffle_entry',
  );
  for (const drop of drops)
    for (const { playerId, brand } of players) {
      if (brand !== drop.brand) continue;
      const entry = entries.find((one) => one.drop_id === drop.id && one.player_id === playerId);
      const span = { from: drop.starts_at.getTime(), till: drop.ends_at.getTime() };
      const computed = ticketsOf(bets, playerId, span);
      tickets += computed;
      check(`${playerId} tickets in ${drop.id}`, Math.floor((entry?.units ?? 0) / TICKET_UNITS), computed);
    }
  const sumOf = (name: 'earned' | 'missionPoints'): number =>
    [...totals.values()].reduce((sum, one) => sum + one[name], 0);
  const bonusBets = bets.filter((bet) => bet.staked !== bet.real_money).length;
  const accepted = purchases.filter(({ code }) => code === 'OK');
  return {
    bets: bets.length,
    bonusBets,
    points: sumOf('earned'),
    missionPoints: sumOf('missionPoints'),
    purchases: accepted.length,
    refunds: accepted.filter(({ item }) => !item.isAssignable).length,
    tickets,
    differences,
  };
}

async function readTotals(pool: Pool): Promise<readonly StoredTotals[]> {
  const { rows } = await pool.query<StoredTotals>(
    `select s.player_id, (s.state->'points'->>'balance')::bigint as balance, (s.state->'points'->>'earned')::bigint as earned,
       (s.state->>'level')::int as level,
       coalesce(p.entries, 0)::bigint as entries, coalesce(p.play, 0)::bigint as "playPoints", coalesce(p.mission, 0)::bigint as "missionPoints",
       coalesce(p.spent, 0)::bigint as spent, coalesce(p.refunded, 0)::bigint as refunded,
       (select count(*)::int from api.player_reward r where r.player_id = s.player_id and r.assignation_id like 'engagement-%') as rewards,
       (select coalesce(min(after), 0)::bigint from (select sum(sum(amount)) over (order by seq) as after from engagement.point_entry e
          where e.player_id = s.player_id group by seq) balances) as lowest,
       (select coalesce(sum(score), 0)::bigint from engagement.tournament_entry t where t.player_id = s.player_id) as score
     from engagement.player_state s left join lateral (
       select sum(amount) as entries, sum(amount) filter (where reason = 'play') as play, sum(amount) filter (where reason = 'mission') as mission,
         -sum(amount) filter (where reason = 'purchase') as spent, sum(amount) filter (where reason = 'refund') as refunded
       from engagement.point_entry p where p.player_id = s.player_id) p on true`,
  );
  return rows;
}

/** In each brand, a higher computed score has a better place. */
async function checkRanks(
  pool: Pool,
  players: readonly ProvenPlayer[],
  totals: ReadonlyMap<string, PlayerTotals>,
  differences: string[],
): Promise<void> {
  const { rows } = await pool.query<{ player_id: string; brand: string }>(
    `select player_id, brand from engagement.tournament_entry where score > 0
     order by brand, score desc, reached_at, reached_seq, player_id`,
  );
  for (const brand of new Set(players.map((player) => player.brand))) {
    const scored = players
      .filter((player) => player.brand === brand)
      .map(({ playerId }) => ({ playerId, score: totals.get(playerId)?.score ?? 0 }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
    const computed = scored.map(({ score }) => score).join(' ');
    const ranked = rows.filter((row) => row.brand === brand);
    const actual = ranked.map(({ player_id: id }) => totals.get(id)?.score ?? 0).join(' ');
    if (actual !== computed) differences.push(`ranks of ${brand}: stored ${actual}, computed ${computed}`);
  }
}
