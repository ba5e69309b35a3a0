import type { Leaderboard, Tournament, TournamentScoring } from '@foyer/kernel/tournaments';
import type { EngagementBlock } from '@foyer/kernel/engagement';
import { convertMinor } from '@foyer/money';
import { textOf } from '../content/texts.ts';
import { CASINO, type BlockedProducts } from '../eligibility/productBlocks.ts';
import type { PlayerState } from '../facts/playerState.ts';
import type { ViewReward } from '../rewards/rewardView.ts';
import type { StoredRules } from '../rules/ruleSets.ts';
import { valueOfPoints } from '../shop/purchase.ts';
import { registrationRefusal } from './register.ts';
import type { Scoring } from '@foyer/market/engagement-rules';
import { phaseOf, registrationStatusOf } from './tournamentStatus.ts';
import type { TournamentRun } from './tournamentStore.ts';

export interface TournamentViewer {
  readonly state: PlayerState;
  readonly blocks: readonly EngagementBlock[];
  /** Absent in previews. */
  readonly blockedProducts?: BlockedProducts;
  readonly currency: string;
  readonly rules: StoredRules;
  readonly locale: string;
  readonly now: number;
  readonly viewReward: ViewReward;
}

/** A tournament as a player sees it now. */
export function viewTournament(
  run: TournamentRun,
  leaderboard: Leaderboard,
  viewer: TournamentViewer,
): Tournament {
  const { state, now, locale, currency, blocks, blockedProducts = [] } = viewer;
  const [block = blockedProducts.includes(CASINO) ? 'PRODUCT_BLOCKED' : undefined] = blocks;
  const { terms } = run;
  const situation = { ...run, playersMin: terms.playersMin };
  const isRegistered = leaderboard.me !== null;
  const refusal = isRegistered
    ? null
    : (block ?? registrationRefusal(run, state.points.balance, now) ?? null);
  return {
    id: run.id,
    name: textOf(terms.name, locale),
    description: textOf(terms.description, locale),
    phase: phaseOf(situation, now),
    status: registrationStatusOf(
      situation,
      { isRegistered, level: state.level, qualifyingLevel: terms.qualifyingLevel },
      now,
    ),
    canRegister: !isRegistered && refusal === null,
    refusal,
    games: terms.games,
    studios: terms.studios,
    scoring: viewScoring(terms.scoring, currency),
    registrationFrom: instant(run.registrationFrom),
    registrationTill: instant(run.registrationTill),
    startsAt: instant(run.startsAt),
    endsAt: instant(run.endsAt),
    lateTill: instant(run.lateTill),
    playersMin: terms.playersMin,
    playersMax: terms.playersMax,
    qualifyingLevel: terms.qualifyingLevel,
    cost: terms.cost,
    costValue: { amountMinor: valueOfPoints(terms.cost, viewer.rules, currency), currency },
    prizes: terms.prizes.map(({ placeFrom, placeTo, reward }) => ({
      placeFrom,
      placeTo,
      reward: viewer.viewReward(reward),
    })),
    leaderboard: inCurrency(terms.scoring, leaderboard, currency),
  };
}

/** Scores of stakes are stored in euro cents and shown in the currency of the player. */
export function inCurrency(scoring: Scoring, leaderboard: Leaderboard, currency: string): Leaderboard {
  if (scoring.kind !== 'wager') return leaderboard;
  const convert = <Row extends { readonly score: number }>(row: Row): Row => ({
    ...row,
    score: convertMinor(row.score, 'EUR', currency),
  });
  return {
    ...leaderboard,
    rows: leaderboard.rows.map(convert),
    me: leaderboard.me && convert(leaderboard.me),
  };
}

function viewScoring(scoring: Scoring, currency: string): TournamentScoring {
  const toMinor = (cents: number): number => convertMinor(cents, 'EUR', currency);
  if (scoring.kind === 'wager')
    return { kind: 'wager', hourlyCapMinor: toMinor(scoring.hourlyCapCents), currency };
  const { minStakeCents, ...others } = scoring;
  return { ...others, minStakeMinor: toMinor(minStakeCents), currency };
}

function instant(at: number): string {
  return new Date(at).toISOString();
}
