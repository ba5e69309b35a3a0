import { decideIdentity } from '@foyer/api/proving';
import type { Actor } from '../actor.ts';

/** Staff confirm the player's documents: identity no longer blocks any later call. */
export async function identityStep(actor: Actor): Promise<void> {
  const { rules, player, tally } = actor;
  const key = `known-${player.playerId}-${(actor.serial += 1)}`;
  tally.countOperation('identity');
  const outcome = await decideIdentity(actor.payments, {
    brand: player.brand,
    playerId: player.playerId,
    decision: 'confirm',
    documents: ['passport', 'utility-bill'],
    reason: 'proof',
    staff: 'ada',
    key,
  });
  const expected = rules.isKnown ? 'ALREADY_CONFIRMED' : 'CONFIRMED';
  if (outcome !== 'CONFIRMED') tally.countRefusal(outcome);
  if (outcome !== expected)
    tally.recordFault(
      'wrong outcomes',
      `actor ${actor.index} (${player.playerId}) confirmed: ${outcome}, expected ${expected}`,
    );
  Object.assign(rules, { isKnown: true, isIdentityRequested: false, identityFrom: undefined });
}

/**
 * Excludes or readmits the player: an exclusion applies from the next call, also to payments already
 * started.
 */
export async function exclusionStep(actor: Actor): Promise<void> {
  actor.rules.isExcluded = !actor.rules.isExcluded && actor.random.chance(0.5);
  if (actor.rules.isExcluded) actor.freeSpins.forfeit(actor.clock.milliseconds);
  actor.tally.countOperation(actor.rules.isExcluded ? 'exclusion' : 'exclusion lifted');
  await actor.pool.query('update api.player set self_excluded_at = $2 where id = $1', [
    actor.player.playerId,
    actor.rules.isExcluded ? new Date(actor.clock.milliseconds) : null,
  ]);
}
