import type { EngagementFact } from '@foyer/market/engagement-answers';
import type { Pool } from '@foyer/runtime';
import { textOf } from '../content/texts.ts';
import type { Effect } from '../facts/folding.ts';
import { foldFact } from '../facts/fold.ts';
import { NEW_PLAYER, type PlayerState } from '../facts/playerState.ts';
import type { Player } from '../player.ts';
import type { RuleSet } from '../rules/rules.ts';
import { readAllRules } from '../rules/ruleSets.ts';
import { readPlayerFacts, type PlayerFact } from './playerFacts.ts';

type Change = EngagementFact['changes'][number];

/** A fact with what followed from it. */
export interface ExplainedFact extends PlayerFact {
  readonly changes: readonly Change[];
}

/**
 * The newest facts of a player before a position, newest first, with what followed from each. Computed by applying all
 * facts again with the rules that each was judged by, so that it shows what the service did then.
 */
export async function explainFacts(
  pool: Pool,
  player: Player,
  before: number,
  most: number,
): Promise<readonly ExplainedFact[]> {
  const rules = await readAllRules(pool);
  const kept: ExplainedFact[] = [];
  let state: PlayerState = NEW_PLAYER;
  for await (const stored of readPlayerFacts(pool, player, before)) {
    const ruleSet = rules.get(stored.rulesId);
    if (!ruleSet) throw new Error(`Rules ${stored.rulesId} of fact ${stored.fact.id} are missing.`);
    const folded = foldFact(state, stored.fact, ruleSet);
    kept.push({ ...stored, changes: changesOf(state, folded.state, folded.effects, ruleSet) });
    if (kept.length > most) kept.shift();
    state = folded.state;
  }
  return kept.reverse();
}

function changesOf(
  before: PlayerState,
  after: PlayerState,
  effects: readonly Effect[],
  { missions }: RuleSet,
): readonly Change[] {
  return [
    ...missions.flatMap(({ id, name }): Change[] => {
      const [was, is] = [before.missions[id], after.missions[id]];
      if (was === is || !is) return [];
      return [
        { subject: 'mission', name: textOf(name, 'en'), before: progressOf(was), after: progressOf(is) },
      ];
    }),
    ...Object.entries(after.tournaments ?? {}).flatMap(([runId, { score }]): Change[] => {
      const was = before.tournaments?.[runId]?.score ?? null;
      return was === score ? [] : [{ subject: 'tournament', name: runId, before: was, after: score }];
    }),
    ...(before.level === after.level
      ? []
      : [{ subject: 'level', name: String(after.level), before: before.level, after: after.level } as const]),
    ...effects.flatMap((effect): Change[] =>
      effect.type === 'points'
        ? [
            {
              subject: 'points',
              name: effect.subject === null ? effect.reason : textOf(effect.subject, 'en'),
              before: effect.balance - effect.amount,
              after: effect.balance,
            },
          ]
        : effect.type === 'grant'
          ? [{ subject: 'reward', name: effect.offer, before: null, after: 1 }]
          : [],
    ),
  ];
}

/** Sum of the progress of all tasks; completions of former runs are not part of it. */
function progressOf(record: PlayerState['missions'][string] | undefined): number {
  return Object.values(record?.tasks ?? {}).reduce((sum, { value }) => sum + value, 0);
}
