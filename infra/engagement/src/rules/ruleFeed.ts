import type { ContentProblem } from '@foyer/market/content';
import { BUS_RECONNECTED, metricsOf, startJob, type Job } from '@foyer/runtime';
import * as v from 'valibot';
import type { EngagementParts } from '../deps.ts';
import { stockGames } from '../mini-games/miniGameStore.ts';
import { stockItems } from '../shop/shopStore.ts';
import { checkRules, type PublishedRules } from './checkRules.ts';
import type { RuleSet } from './rules.ts';
import type { ContentVersions } from './ruleSets.ts';

/** Also finds a publication whose event was lost, or that arrived before the api had read it. */
const POLL_MS = 2_000;
const CONTENT_CHANGED = 'api.content-changed';

/** Published by each process after it put other rules of a brand into force. */
export const RULES_IN_FORCE = 'engagement.rules-in-force';
export const rulesInForceSchema = v.object({ brand: v.string() });

/** A publication that did not come into force. */
export interface RefusedRules {
  readonly versions: ContentVersions;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly problems: readonly ContentProblem[];
}

/** Follows the published rules of the brands. */
export interface RuleFeed {
  /** The last publication of a brand if it was refused; undefined while the published rules are in force. */
  refused(brand: string): RefusedRules | undefined;
  /** Reads what is published. Rejects while the operator is unavailable. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

type Parts = Pick<EngagementParts, 'pool' | 'bus' | 'clock' | 'log' | 'operator' | 'ruleSets'>;

/**
 * Puts the rules that the operator published into force without a restart, at most 5 s later. Rules with an error are
 * refused as a whole, and those before stay in force.
 * @param delivered - rules of the release by brand
 */
export function startRuleFeed(parts: Parts, delivered: Readonly<Record<string, RuleSet>>): RuleFeed {
  const { bus, log, operator } = parts;
  const refusals = new Map<string, RefusedRules>();
  const outcomes = metricsOf('engagement').count('rule_publications', 'Published rules, by outcome', {
    outcome: ['accepted', 'refused'],
  });
  let tag = '';

  async function read(): Promise<void> {
    const published = await operator.rules(tag);
    for (const { brand, versions, ...sections } of published.brands ?? []) {
      const base = delivered[brand];
      if (!base) continue;
      const checked = checkRules(base, withDelivered(base, sections, versions), await operator.offers(brand));
      if (!checked.ok) {
        refusals.set(brand, { versions, at: parts.clock(), problems: checked.problems });
        log.error('published rules refused', { brand, versions, problems: checked.problems });
        outcomes.add({ outcome: 'refused' });
        continue;
      }
      const before = parts.ruleSets.current(brand)?.id;
      // the stock first: an item is not sold before its pool is known
      await stockItems(parts.pool, brand, checked.rules);
      await stockGames(parts.pool, brand, checked.rules);
      const { id } = await parts.ruleSets.accept(brand, checked.rules, versions);
      refusals.delete(brand);
      if (id === before) continue;
      log.info('published rules in force', { brand, versions, rules: id });
      outcomes.add({ outcome: 'accepted' });
      await bus.publish(RULES_IN_FORCE, { brand });
    }
    tag = published.tag;
  }

  const job: Job<void> = startJob({ name: 'published rules', everyMs: POLL_MS, firstMs: 0, log, run: read });
  const stops = [
    bus.subscribe(CONTENT_CHANGED, () => job.kick()),
    bus.subscribe(BUS_RECONNECTED, () => job.kick()),
  ];
  return {
    refused: (brand) => refusals.get(brand),
    refresh: () => job.run(),
    async close() {
      for (const stop of stops) stop();
      await job.stop();
    },
  };
}

/** Levels, rates, calendars and mini-games that were never published are those of this service. */
function withDelivered(
  delivered: RuleSet,
  published: Partial<PublishedRules>,
  versions: ContentVersions,
): PublishedRules {
  const { calendars, miniGames, levels, earning } = versions;
  return {
    missions: published.missions,
    tournaments: published.tournaments,
    shop: published.shop,
    calendars: calendars === 0 ? delivered.calendars : published.calendars,
    miniGames: miniGames === 0 ? delivered.miniGames : published.miniGames,
    levels: levels === 0 ? delivered.levels : published.levels,
    earning: earning === 0 ? delivered.earning : published.earning,
  };
}
