import { convertMinor } from '@foyer/money';
import type { MissionRule, TaskRule } from '@foyer/market/engagement-rules';
import type { JournalBet } from './journalBets.ts';

/** A mission of the proof, whose reward is points and whose task counts bets. */
export interface ProvenMission extends MissionRule {
  readonly reward: { readonly kind: 'points'; readonly points: number };
  readonly tasks: [TaskRule];
}

/**
 * Number of completions that a player's bets give, each bet once and in the order in which they were settled. The rest of
 * the bet that reaches a target is lost.
 */
export function completionsOf(
  { recurrence, maxCompletions, tasks }: ProvenMission,
  bets: readonly JournalBet[],
) {
  const [task] = tasks;
  const counted = bets.filter((bet) => isCounted(task, bet));
  const max = recurrence === 'never' ? 1 : (maxCompletions ?? Number.MAX_SAFE_INTEGER);
  let completions = 0;
  let from = 0;
  for (let till = 1; till <= counted.length && completions < max; till += 1) {
    const run = counted.slice(from, till);
    const currency = run[0]?.currency ?? 'EUR';
    const target = isMoney(task) ? convertMinor(task.target, 'EUR', currency) : task.target;
    if (progressOf(task, run) < target) continue;
    completions += 1;
    from = till;
  }
  return completions;
}

function isMoney({ counter }: TaskRule): boolean {
  return counter === 'stake' || counter === 'won';
}

function isCounted({ filter: { product, minStakeCents } }: TaskRule, bet: JournalBet): boolean {
  return (
    (product === undefined || product === bet.product) &&
    (minStakeCents === undefined || bet.staked >= convertMinor(minStakeCents, 'EUR', bet.currency))
  );
}

function progressOf({ counter }: TaskRule, run: readonly JournalBet[]): number {
  switch (counter) {
    case 'stake':
      return run.reduce((sum, bet) => sum + bet.staked, 0);
    case 'won':
      return run.reduce((sum, bet) => sum + bet.won, 0);
    case 'count':
      return run.length;
    case 'games':
      return new Set(run.flatMap(({ game_id: game }) => game ?? [])).size;
    default:
      throw new Error(`The proof does not know the counter ${counter}.`);
  }
}
