import { decideIdentity } from '@foyer/api/proving';
import type { Lane } from './lane.ts';

/** Staff confirm the player's documents: identity no longer blocks any later call. */
export async function identityStep(lane: Lane): Promise<void> {
  const { rules, player, tally } = lane;
  const key = `known-${player.playerId}-${(lane.serial += 1)}`;
  tally.did('identity');
  const outcome = await decideIdentity(lane.payments, {
    brand: player.brand,
    playerId: player.playerId,
    decision: 'confirm',
    documents: ['passport', 'utility-bill'],
    reason: 'proof',
    staff: 'ada',
    key,
  });
  const expected = rules.isKnown ? 'ALREADY_CONFIRMED' : 'CONFIRMED';
  if (outcome !== 'CONFIRMED') tally.refused(outcome);
  if (outcome !== expected)
    tally.fault(
      'wrong answers',
      `lane ${lane.index} (${player.playerId}) confirmed: ${outcome}, expected ${expected}`,
    );
  Object.assign(rules, { isKnown: true, isIdentityRequested: false, identityFrom: undefined });
}
