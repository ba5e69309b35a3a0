import { runPayments } from '@foyer/api/proving';
import { exclusionStep, identityStep } from './accountSteps.ts';
import type { Actor, ActorWorld } from '../actor.ts';
import { cancelStep, depositStep } from './depositSteps.ts';
import { decideStep, withdrawStep } from './withdrawalSteps.ts';
import { applyUpdate, changeStatusStep, deliverUpdateStep } from './providerUpdateSteps.ts';
import { betStep, competingBetsStep, duplicateBetsStep, rollbackStep, winStep } from './betSteps.ts';
import {
  claimSpinsStep,
  competingFreeRoundsStep,
  freeRollbackStep,
  freeRoundStep,
  freeWinStep,
} from './freeSpinSteps.ts';
import { forfeitStep, loseBonusStep, rewardStep, smallBonusStep } from './bonusSteps.ts';

type Step = (actor: Actor) => Promise<void> | void;

async function repeatStep(actor: Actor): Promise<void> {
  if (actor.recentCalls.length > 0) await actor.random.pick(actor.recentCalls)();
}

const STEPS: readonly (readonly [weight: number, step: Step])[] = [
  [30, betStep],
  [26, winStep],
  [7, rollbackStep],
  [10, repeatStep],
  [5, depositStep],
  [7, changeStatusStep],
  [9, deliverUpdateStep],
  [2, withdrawStep],
  [1, decideStep],
  [1, cancelStep],
  [1, duplicateBetsStep],
  [1, competingBetsStep],
  [1, rewardStep],
  [1, smallBonusStep],
  [0.6, claimSpinsStep],
  [4, freeRoundStep],
  [3, freeWinStep],
  [1, freeRollbackStep],
  [0.3, competingFreeRoundsStep],
  [0.5, loseBonusStep],
  [0.3, forfeitStep],
  [0.3, exclusionStep],
  [0.3, identityStep],
];
const WEIGHTED_STEPS = STEPS.flatMap(([weight, step]) => Array.from({ length: weight * 10 }, () => step));

/**
 * Steps of one actor run sequentially, so that the model can predict every outcome; actors run concurrently.
 */
export async function runSteps(actor: Actor, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    actor.clock.milliseconds += 1;
    await actor.random.pick(WEIGHTED_STEPS)(actor);
  }
}

/** Sends all pending payouts and refunds, then updates the model. No actor may run meanwhile. */
export async function settlePayments(world: ActorWorld, actors: readonly Actor[]): Promise<void> {
  const now = Math.max(...actors.map((actor) => actor.clock.milliseconds));
  world.provider.now.milliseconds = now;
  for (const actor of actors) actor.clock.milliseconds = now;
  for (;;) {
    const { rows } = await world.pool.query<{ waiting: number }>(
      `select (select count(*) from api.payment_transaction where direction = 'Withdrawal' and status = 'Initialized' and approval in ('automatic', 'approved') and provider_payment_id is null and queried_at is null)
         + (select count(*) from api.payment_refund where done_at is null and queried_at is null) as waiting`,
    );
    if (rows[0]?.waiting === 0) break;
    await runPayments({ ...world.payments, clock: () => now });
  }
  for (const actor of actors) {
    for (const payment of actor.openPayments.values()) {
      const theirs = world.provider.payment(payment.id);
      if (payment.direction === 'Withdrawal' && !payment.isSending && theirs) {
        payment.isSending = true;
        applyUpdate(actor, payment, 'created');
      } else if (payment.isHeld && theirs) applyUpdate(actor, payment, theirs.status);
    }
  }
}

/** Delivers all pending provider updates, so that the settlement reports can be compared. */
export async function deliverAllUpdates(actors: readonly Actor[]): Promise<void> {
  await Promise.all(
    actors.map(async (actor) => {
      while (actor.pendingUpdates.length > 0) await deliverUpdateStep(actor);
    }),
  );
}
