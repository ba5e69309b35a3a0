import { createHash } from 'node:crypto';
import { canonicalJson } from '@foyer/kernel';
import { ENGAGEMENT_SECTIONS, type EngagementSection } from '@foyer/market/engagement-rules';
import type { Clock, Pool } from '@foyer/runtime';
import * as v from 'valibot';
import { ruleSetSchema, type RuleSet } from './rules.ts';

const ID_LENGTH = 32;

/** A version of the rules of a brand. */
export interface StoredRules {
  readonly id: string;
  readonly rules: RuleSet;
}

/** Versions of the content that rules contain; 0: the values of the release. */
export type ContentVersions = Readonly<Record<EngagementSection, number>>;

const version = v.optional(v.number(), 0); // a section that an earlier release did not have
const versionsSchema = v.object({
  missions: version,
  tournaments: version,
  shop: version,
  calendars: version,
  miniGames: version,
  levels: version,
  earning: version,
});

/** Rules in force with the versions that they contain, and the time from which they are. */
export interface RulesInForce extends StoredRules {
  readonly versions: ContentVersions;
  /** Milliseconds since the epoch. */
  readonly since: number;
}

/** The rules in force, by brand. */
export interface RuleSets {
  /** Undefined for a brand without rules. */
  current(brand: string): RulesInForce | undefined;
  /**
   * Puts rules of a brand into force: facts that are stored from now on name them. Equal rules change nothing.
   * @throws when they cannot be stored; the rules before stay in force.
   */
  accept(brand: string, rules: RuleSet, versions: ContentVersions): Promise<RulesInForce>;
}

const DELIVERED: ContentVersions = {
  missions: 0,
  tournaments: 0,
  shop: 0,
  calendars: 0,
  miniGames: 0,
  levels: 0,
  earning: 0,
};

/**
 * Opens the rules of the brands: those that were last in force, otherwise the delivered ones.
 * @param delivered - rules of the release by brand
 */
export async function openRuleSets(
  pool: Pool,
  clock: Clock,
  delivered: Readonly<Record<string, RuleSet>>,
): Promise<RuleSets> {
  const current = new Map<string, RulesInForce>();

  async function accept(brand: string, content: RuleSet, versions: ContentVersions): Promise<RulesInForce> {
    const rules = v.parse(ruleSetSchema, content);
    const id = idOf(brand, rules);
    const before = current.get(brand);
    if (before?.id === id && canonicalJson(before.versions) === canonicalJson(versions)) return before;
    const since = clock();
    await pool.query(
      'insert into engagement.rule_set (id, brand, rules, created_at) values ($1, $2, $3, $4) on conflict (id) do nothing',
      [id, brand, JSON.stringify(rules), new Date(since)],
    );
    // replicas accept the same rules: only the first one writes the row
    await pool.query(
      `insert into engagement.rule_publication (brand, rules_id, versions, at)
       select $1, $2, $3::jsonb, $4 where not exists (
         select 1 from (select rules_id, versions from engagement.rule_publication where brand = $1 order by id desc limit 1) l
         where l.rules_id = $2 and l.versions = $3::jsonb)`,
      [brand, id, JSON.stringify(versions), new Date(since)],
    );
    const inForce = { id, rules, versions, since };
    current.set(brand, inForce);
    return inForce;
  }

  for (const [brand, content] of Object.entries(delivered)) {
    const last = await readLast(pool, brand);
    if (last && ENGAGEMENT_SECTIONS.some((section) => last.versions[section] > 0)) current.set(brand, last);
    else await accept(brand, content, DELIVERED);
  }
  return { current: (brand) => current.get(brand), accept };
}

async function readLast(pool: Pool, brand: string): Promise<RulesInForce | undefined> {
  const { rows } = await pool.query<{ rules_id: string; rules: unknown; versions: unknown; at: Date }>(
    `select p.rules_id, r.rules, p.versions, p.at from engagement.rule_publication p
     join engagement.rule_set r on r.id = p.rules_id where p.brand = $1 order by p.id desc limit 1`,
    [brand],
  );
  const [row] = rows;
  return (
    row && {
      id: row.rules_id,
      rules: v.parse(ruleSetSchema, row.rules),
      versions: v.parse(versionsSchema, row.versions),
      since: row.at.getTime(),
    }
  );
}

/** Every version that a fact may refer to, by id. */
export async function readAllRules(pool: Pool): Promise<ReadonlyMap<string, RuleSet>> {
  const { rows } = await pool.query<{ id: string; rules: unknown }>(
    'select id, rules from engagement.rule_set',
  );
  return new Map(rows.map(({ id, rules }) => [id, v.parse(ruleSetSchema, rules)]));
}

function idOf(brand: string, rules: RuleSet): string {
  return createHash('sha256').update(canonicalJson({ brand, rules })).digest('hex').slice(0, ID_LENGTH);
}
