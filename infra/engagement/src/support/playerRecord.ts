import { ignoreError } from '@foyer/kernel';
import { brands, type BrandId } from '@foyer/market';
import type { EngagementFact, EngagementRecord } from '@foyer/market/engagement-answers';
import { textOf } from '../content/texts.ts';
import type { EngagementParts } from '../deps.ts';
import { blocksOf } from '../facts/factFeed.ts';
import { readState } from '../facts/factRows.ts';
import { viewMission } from '../missions/missionView.ts';
import { createRewardView } from '../rewards/rewardView.ts';
import { readPurchases } from '../shop/shopStore.ts';
import { viewPurchase } from '../shop/shopView.ts';
import { readRanking } from '../tournaments/leaderboard.ts';
import { readRun } from '../tournaments/tournamentStore.ts';
import { viewTournament } from '../tournaments/tournamentView.ts';
import { explainFacts, type ExplainedFact } from './explainFacts.ts';
import { readEntries, readRewards, readRuns, readVersions } from './recordRows.ts';

const FACTS = 50;
const LOCALE = 'en';

type Parts = Pick<EngagementParts, 'pool' | 'operator' | 'clock' | 'ruleSets'>;

/** Everything of one player with the facts behind it, for support. Reads only. */
export async function readPlayerRecord(
  parts: Parts,
  { brand, playerId, before }: { brand: BrandId; playerId: string; before: number },
): Promise<EngagementRecord> {
  const { pool, operator, clock, ruleSets } = parts;
  const player = { brand, playerId };
  const rules = ruleSets.current(brand);
  if (!rules) throw new Error(`${brand} has no rules.`);
  const { state } = await readState(pool, player);
  const eligibility = await operator
    .eligibility(player)
    .catch(ignoreError('the record is shown without the blocks of the operator'));
  const currency = eligibility?.currency ?? brands[brand].currency;
  const blocks = eligibility ? blocksOf(eligibility.blocks, state) : [];
  const viewer = {
    brand,
    state,
    blocks,
    locale: LOCALE,
    now: clock(),
    viewReward: await createRewardView(parts)(brand),
    eligibility: { currency, headroom: eligibility?.headroom ?? [] },
    currency,
    rules,
  };
  const [facts, purchases, points, rewards, runIds, versions] = await Promise.all([
    explainFacts(pool, player, before, FACTS),
    readPurchases(pool, player),
    readEntries(pool, player),
    readRewards(pool, player),
    readRuns(pool, player),
    readVersions(pool, brand),
  ]);
  const tournaments = [];
  for (const runId of runIds) {
    const run = await readRun(pool, runId);
    const ranking = await readRanking(pool, runId, [playerId]);
    if (run) tournaments.push(viewTournament(run, ranking.leaderboardOf(playerId), viewer));
  }
  return {
    ...player,
    participates: state.participates,
    currency,
    blocks: eligibility ? [...blocks] : null,
    level: state.level,
    balance: state.points.balance,
    earned: state.points.earned,
    missions: rules.rules.missions.map((rule) => viewMission(rules.rules, rule, viewer)),
    tournaments,
    purchases: purchases.map((row) => viewPurchase(row, LOCALE)),
    points: points.map((entry) => ({ ...entry, subject: nameOf(entry.subject) })),
    rewards: rewards.map((reward) => ({ ...reward, subject: nameOf(reward.subject) })),
    facts: facts.map((fact) => viewFact(fact, versions)),
    next: facts.length === FACTS ? (facts.at(-1)?.seq ?? null) : null,
  };
}

function nameOf(subject: string | null): string | null {
  return subject === null ? null : textOf(subject, LOCALE);
}

function viewFact(
  { fact, seq, rulesId, storedAt, blocks, changes }: ExplainedFact,
  versions: ReadonlyMap<string, NonNullable<EngagementFact['versions']>>,
): EngagementFact {
  return {
    seq,
    kind: fact.kind,
    ref: fact.id,
    at: new Date(fact.at).toISOString(),
    storedAt: storedAt.toISOString(),
    counts: fact.counts,
    blocks: [...blocks],
    rulesId,
    versions: versions.get(rulesId) ?? null,
    details: Object.fromEntries(
      Object.entries(fact.payload).filter(
        (entry): entry is [string, string | number | boolean] =>
          ['string', 'number', 'boolean'].includes(typeof entry[1]) &&
          entry[0] !== 'playerId' &&
          entry[0] !== 'brand',
      ),
    ),
    changes: [...changes],
  };
}
