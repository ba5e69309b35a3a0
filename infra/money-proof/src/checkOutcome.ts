import type { Movement } from '@foyer/api/proving';
import type { Actor } from './actor.ts';
import type { Outcome } from './model/outcome.ts';

/** Records a fault when the api's outcome differs from the model's. */
export function checkOutcome(actor: Actor, call: string, got: Outcome, expected: Outcome): void {
  if (got.code !== 'OK') actor.tally.countRefusal(got.code);
  const isSame =
    got.code === expected.code &&
    (expected.balance === undefined ||
      (got.balance === expected.balance && got.version === expected.version));
  if (!isSame)
    actor.tally.recordFault(
      'wrong outcomes',
      `actor ${actor.index} (${actor.player.playerId}) ${call}: got ${JSON.stringify(got)}, expected ${JSON.stringify(expected)}`,
    );
}

export function outcomeOf(movement: Movement<string>): Outcome {
  return movement.ok
    ? { code: 'OK', balance: movement.balance, version: movement.version }
    : { code: movement.code };
}
