import type { RuleStatus } from '@foyer/market/engagement-answers';
import { ENGLISH_TEXTS } from '../content/texts.ts';
import type { EngagementParts } from '../deps.ts';
import type { RuleFeed } from './ruleFeed.ts';

/** The rules of a brand in force, a publication that was refused, and how many players they reach. */
export async function readRuleStatus(
  { pool, ruleSets }: Pick<EngagementParts, 'pool' | 'ruleSets'>,
  rules: Pick<RuleFeed, 'refused'>,
  brand: string,
): Promise<RuleStatus> {
  const inForce = ruleSets.current(brand);
  if (!inForce) throw new Error(`${brand} has no rules.`);
  const { rows } = await pool.query<{ players: number }>(
    `select count(*)::integer as players from engagement.player_state where brand = $1 and (state->>'participates')::boolean`,
    [brand],
  );
  const refused = rules.refused(brand);
  return {
    brand,
    rulesId: inForce.id,
    since: new Date(inForce.since).toISOString(),
    versions: { ...inForce.versions },
    refused: refused
      ? {
          at: new Date(refused.at).toISOString(),
          versions: { ...refused.versions },
          problems: refused.problems.map(({ path, problem }) => ({ path: [...path], problem })),
        }
      : null,
    players: rows[0]?.players ?? 0,
    texts: { ...ENGLISH_TEXTS },
  };
}
