import { convertMinor } from '@foyer/money';
import type { PayloadOf } from '../facts/fact.ts';
import type { Scoring, TournamentTerms } from '@foyer/market/engagement-rules';

type Bet = PayloadOf<'bet'>;

/** Terms that decide whether a round counts. Times are milliseconds since the epoch. */
export interface CountingTerms extends Pick<
  TournamentTerms,
  'games' | 'studios' | 'scoring' | 'qualifyingLevel'
> {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly lateTill: number;
  readonly registeredAt: number;
}

/** A score and the data to continue it. JSON. */
export interface Score {
  readonly score: number;
  /** When the score was reached; the earlier of two equal scores wins. */
  readonly reachedAt: number;
  readonly rounds: number;
  /** Counted units by hour of placing, for scores with a cap. */
  readonly hours: Readonly<Record<string, number>>;
}

/** A tournament that the player has registered for, until its result. */
export type TournamentRecord = Score & CountingTerms;

const HOUR_MS = 3_600_000;
const HUNDREDTHS = 100;

/**
 * True if a tournament counts a bet: placed at or after the start and the registration, and before the end; settled
 * before the cutoff; in one of the games.
 */
export function isCounted(terms: CountingTerms, bet: Bet, level: number): boolean {
  const placedAt = Date.parse(bet.placedAt);
  return (
    bet.product === 'casino' &&
    placedAt >= Math.max(terms.startsAt, terms.registeredAt) &&
    placedAt < terms.endsAt &&
    Date.parse(bet.settledAt) < terms.lateTill &&
    (terms.qualifyingLevel === null || level >= terms.qualifyingLevel) &&
    (terms.games === null || terms.games.includes(bet.gameSlug ?? '')) &&
    (terms.studios === null || terms.studios.includes(bet.studioId ?? '')) &&
    bet.stakeMinor > 0 &&
    bet.stakeMinor >= minStakeMinor(terms.scoring, bet.currency)
  );
}

/** The score after a bet that counts. Its time changes only when the score does. */
export function scoreBet(scoring: Scoring, before: Score, bet: Bet): Score {
  const rounds = before.rounds + 1;
  const settledAt = Date.parse(bet.settledAt);
  if (scoring.kind === 'multiple') {
    const multiple = Math.floor((bet.wonMinor * HUNDREDTHS) / bet.stakeMinor);
    if (multiple > before.score) return { ...before, rounds, score: multiple, reachedAt: settledAt };
    const reachedAt =
      multiple === before.score && multiple > 0 ? Math.min(before.reachedAt, settledAt) : before.reachedAt;
    return { ...before, rounds, reachedAt };
  }
  const hour = String(Math.floor(Date.parse(bet.placedAt) / HOUR_MS));
  const used = before.hours[hour] ?? 0;
  const added = Math.min(unitsOf(scoring, bet), Math.max(0, hourlyCapOf(scoring) - used));
  if (added === 0) return { ...before, rounds };
  return {
    score: before.score + added,
    reachedAt: Math.max(before.reachedAt, settledAt),
    rounds,
    hours: { ...before.hours, [hour]: used + added },
  };
}

function unitsOf(scoring: Exclude<Scoring, { kind: 'multiple' }>, bet: Bet): number {
  if (scoring.kind === 'wager') return convertMinor(bet.realStakeMinor, bet.currency, 'EUR');
  if (scoring.kind === 'rounds') return 1;
  const reached = scoring.steps.filter(({ multiple }) => bet.wonMinor >= multiple * bet.stakeMinor);
  return Math.max(0, ...reached.map(({ points }) => points));
}

function hourlyCapOf(scoring: Exclude<Scoring, { kind: 'multiple' }>): number {
  return scoring.kind === 'wager' ? scoring.hourlyCapCents : scoring.hourlyCap;
}

function minStakeMinor(scoring: Scoring, currency: string): number {
  return scoring.kind === 'wager' ? 0 : convertMinor(scoring.minStakeCents, 'EUR', currency);
}
