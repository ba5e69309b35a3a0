import { releaseName, type RolloutRule } from '@foyer/kernel/release-plan';
import { reachesBeyond } from '@foyer/kernel/rollout-reach';
import { BRANDS } from '@foyer/market';
import { Refusal } from '@foyer/runtime';

/**
 * Rollouts are sticky: a visitor keeps a release while its rollout runs, unless the decision is marked as
 * narrower. A narrower decision gives the release to no new visitor, regardless of decisions since the caller
 * read the state (ADR 0132).
 * @throws {@link Refusal} 409 when the mark and the effect of the change differ.
 */
export function refuseDifferentReach(
  running: RolloutRule | undefined,
  next: RolloutRule,
  isNarrower: boolean,
): void {
  const name = releaseName(next.app, next.release);
  if (!running) {
    if (isNarrower)
      throw new Refusal(409, 'NO_ROLLOUT', `No rollout of ${name} is running, so it cannot be narrowed.`);
    return;
  }
  const [gained, lost] = [reachesBeyond(running, next, BRANDS), reachesBeyond(next, running, BRANDS)];
  if (gained && !isNarrower)
    throw new Refusal(
      409,
      'ROLLOUT_NARROWER',
      `The rollout of ${name} reaches ${reachText(running)}, and those visitors already have the release. Mark the change as narrower (--narrower) if some of them should lose it.`,
    );
  if (lost && isNarrower)
    throw new Refusal(
      409,
      'ROLLOUT_WIDER',
      `The rollout of ${name} reaches ${reachText(running)}; a narrower change must not reach more.`,
    );
  if (!gained && isNarrower)
    throw new Refusal(
      409,
      'NOTHING_CHANGES',
      `The rollout of ${name} already reaches no more than ${reachText(running)}.`,
    );
}

function reachText({ from, to, brands }: RolloutRule): string {
  return `${(to - from) / 100} % of the visitors of ${brands ? brands.join(', ') : 'every brand'}`;
}
