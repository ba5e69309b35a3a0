import { ratePerEuro, type Currency } from '@foyer/money';
import { completionsOf } from './computeMissions.ts';
import type { JournalBet } from './journalBets.ts';
import type { Participant, Span } from './participant.ts';
import { RAFFLE_STUDIO, type BrandRules } from './pointRules.ts';

/** Points, levels and tickets of a player. */
export interface PlayerTotals {
  readonly playPoints: number;
  readonly missionPoints: number;
  readonly earned: number;
  readonly level: number;
  readonly score: number;
}

const CENTS_PER_EURO = 100n;
const RATE_UNIT = 10_000;
const TICKET_CENTS = 100n;
/** Raffles count a wager in ten-thousandths of a euro cent, rounded down. */
const RAFFLE_UNITS = 10_000n;
const MINOR_PER_UNIT: Readonly<Record<string, bigint>> = { EUR: 100n, CAD: 100n, USD: 100n };

/** Points, level and score that the rules give for the bets of a player, before purchases. */
export function totalsOf(
  bets: readonly JournalBet[],
  { playerId, counts, isInTournament, claimedAt }: Participant,
  rules: BrandRules,
): PlayerTotals {
  const own = bets.filter(
    ({ player_id: id, closed_at: at }) =>
      id === playerId && at.getTime() >= counts.from && at.getTime() < counts.till,
  );
  const playPoints = ['casino', 'sportsbook'].reduce((sum, product) => {
    // sums of each rate; what is left below a whole step goes to the next rate of the product
    let rest = 0n;
    return rules.earning
      .filter((rate) => rate.product === product)
      .reduce((points, { points: each, perCents, activeFrom = null, activeTill = null }) => {
        const cents = own
          .filter(
            (bet) =>
              bet.product === product &&
              (activeFrom === null || bet.closed_at >= new Date(activeFrom)) &&
              (activeTill === null || bet.closed_at < new Date(activeTill)),
          )
          .reduce((all, bet) => all + wholeCents(bet.real_money, bet.currency), rest);
        rest = cents % BigInt(perCents);
        return points + Number(cents / BigInt(perCents)) * each;
      }, sum);
  }, 0);
  const missionPoints = rules.missions.reduce((sum, rule) => {
    const isClaimed = rule.claim !== null;
    if (isClaimed && claimedAt === undefined) return sum;
    const counted = isClaimed ? own.filter(({ closed_at: at }) => at.getTime() < (claimedAt ?? 0)) : own;
    return sum + completionsOf(rule, counted) * rule.reward.points;
  }, 0);
  // the highest level whose points are reached with the rewards of the levels below it
  let [level, earned] = [1, playPoints + missionPoints];
  for (const one of rules.levels.toSorted((a, b) => a.points - b.points)) {
    if (one.level === 1) continue;
    if (earned < one.points) break;
    level = one.level;
    earned += one.reward?.kind === 'points' ? one.reward.points : 0;
  }
  const score = own
    .filter(({ product, opened_at: at }) => product === 'casino' && at.getTime() >= counts.from)
    .reduce((sum, bet) => sum + wholeCents(bet.real_money, bet.currency), 0n);
  return { playPoints, missionPoints, earned, level, score: isInTournament ? Number(score) : 0 };
}

/** Raffle tickets for all stakes on games of the studio in a span, bonus money included. */
export function ticketsOf(bets: readonly JournalBet[], playerId: string, { from, till }: Span): number {
  const units = bets
    .filter(
      (bet) =>
        bet.player_id === playerId &&
        bet.studio_id === RAFFLE_STUDIO &&
        bet.closed_at.getTime() >= from &&
        bet.closed_at.getTime() < till,
    )
    .reduce((sum, bet) => sum + inCents(bet.staked, bet.currency, RAFFLE_UNITS), 0n);
  return Number(units / (TICKET_CENTS * RAFFLE_UNITS));
}

function wholeCents(minor: number, currency: Currency): bigint {
  return inCents(minor, currency, 1n);
}

/** An amount as whole parts of a euro cent, rounded down, by the published rate: units of the currency for one euro. */
function inCents(minor: number, currency: Currency, partsPerCent: bigint): bigint {
  const minorPerUnit = MINOR_PER_UNIT[currency];
  if (minorPerUnit === undefined) throw new Error(`The proof does not know ${currency}.`);
  const rate = BigInt(Math.round(ratePerEuro(currency) * RATE_UNIT));
  return (BigInt(minor) * BigInt(RATE_UNIT) * CENTS_PER_EURO * partsPerCent) / (minorPerUnit * rate);
}
