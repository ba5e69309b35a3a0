import type { Pool } from '@foyer/runtime';
import {
  readJournalBets,
  totalsOf,
  ticketsOf,
  type Participant,
  type PlayerTotals,
} from './computePoints.ts';
import type { PointRules, ProvenBrand } from './pointRules.ts';

/** A participant with the brand. */
export interface ProvenPlayer extends Participant {
  readonly brand: ProvenBrand;
}

export interface Compared {
  readonly bets: number;
  /** Number of the bets with bonus money. */
  readonly bonusBets: number;
  readonly points: number;
  readonly tickets: number;
  /** Differences between what the services store and what follows from the journal. */
  readonly differences: readonly string[];
}

interface StoredTotals extends PlayerTotals {
  readonly player_id: string;
  readonly balance: number;
  readonly entries: number;
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
 * Compares points, levels, ranks and raffle tickets of the services with those that follow from the journal.
 * @param playedFrom - first instant of play; drops that do not contain all of it are not compared
 */
export async function comparePoints(
  pool: Pool,
  rules: PointRules,
  players: readonly ProvenPlayer[],
  { playedFrom, playedTill }: { readonly playedFrom: number; readonly playedTill: number },
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
    check(`${playerId} balance`, own?.balance, computed.earned);
    check(`${playerId} sum of entries`, own?.entries, computed.earned);
    check(`${playerId} level`, own?.level ?? 1, computed.level);
    check(`${playerId} score`, own?.score, computed.score);
  }
  await checkRanks(pool, players, totals, differences);

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
  const points = [...totals.values()].reduce((sum, { earned }) => sum + earned, 0);
  const bonusBets = bets.filter((bet) => bet.staked !== bet.real_money).length;
  return { bets: bets.length, bonusBets, points, tickets, differences };
}

async function readTotals(pool: Pool): Promise<readonly StoredTotals[]> {
  const { rows } = await pool.query<StoredTotals>(
    `select s.player_id, (s.state->'points'->>'balance')::bigint as balance, (s.state->'points'->>'earned')::bigint as earned,
       (s.state->>'level')::int as level,
       (select coalesce(sum(amount), 0)::bigint from engagement.point_entry p where p.player_id = s.player_id) as entries,
       (select coalesce(sum(amount), 0)::bigint from engagement.point_entry p where p.player_id = s.player_id and reason = 'play') as "playPoints",
       (select coalesce(sum(score), 0)::bigint from engagement.tournament_entry t where t.player_id = s.player_id) as score
     from engagement.player_state s`,
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
