import { runPayments } from '@foyer/api/proving';
import { identityStep } from './identityStep.ts';
import type { Lane, LaneWorld } from './lane.ts';
import {
  cancelStep,
  decideStep,
  depositStep,
  applyUpdate,
  deliverUpdateStep,
  moveStep,
  withdrawStep,
} from './paymentSteps.ts';
import {
  betStep,
  bustStep,
  exclusionStep,
  forfeitStep,
  raceStep,
  rewardStep,
  rollbackStep,
  smallBonusStep,
  stormStep,
  winStep,
} from './playSteps.ts';

type Step = (lane: Lane) => Promise<void> | void;

async function repeatStep(lane: Lane): Promise<void> {
  if (lane.recent.length > 0) await lane.random.pick(lane.recent)();
}

const STEPS: readonly (readonly [weight: number, step: Step])[] = [
  [30, betStep],
  [26, winStep],
  [7, rollbackStep],
  [10, repeatStep],
  [5, depositStep],
  [7, moveStep],
  [9, deliverUpdateStep],
  [2, withdrawStep],
  [1, decideStep],
  [1, cancelStep],
  [1, stormStep],
  [1, raceStep],
  [1, rewardStep],
  [1, smallBonusStep],
  [0.5, bustStep],
  [0.3, forfeitStep],
  [0.3, exclusionStep],
  [0.3, identityStep],
];
const BAG = STEPS.flatMap(([weight, step]) => Array.from({ length: weight * 10 }, () => step));

/**
 * Steps of one lane run sequentially, so that the model can predict every answer; lanes run in parallel.
 */
export async function runLane(lane: Lane, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    lane.clock.milliseconds += 1;
    await lane.random.pick(BAG)(lane);
  }
}

/** Sends all pending payouts and refunds, then updates the model. No lane may run meanwhile. */
export async function settleLanes(world: LaneWorld, lanes: readonly Lane[]): Promise<void> {
  const now = Math.max(...lanes.map((lane) => lane.clock.milliseconds));
  world.bookkeeper.now.milliseconds = now;
  for (const lane of lanes) lane.clock.milliseconds = now;
  for (;;) {
    const { rows } = await world.pool.query<{ waiting: number }>(
      `select (select count(*) from api.payment_transaction where direction = 'Withdrawal' and status = 'Initialized' and approval in ('automatic', 'approved') and provider_payment_id is null and queried_at is null)
         + (select count(*) from api.payment_refund where done_at is null and queried_at is null) as waiting`,
    );
    if (rows[0]?.waiting === 0) break;
    await runPayments({ ...world.payments, clock: () => now });
  }
  for (const lane of lanes) {
    for (const payment of lane.open.values()) {
      const theirs = world.bookkeeper.payment(payment.id);
      if (payment.direction === 'Withdrawal' && !payment.isSending && theirs) {
        payment.isSending = true;
        applyUpdate(lane, payment, 'created');
      } else if (payment.isHeld && theirs) applyUpdate(lane, payment, theirs.status);
    }
  }
}

/** Delivers all pending provider updates, so that the settlement reports can be compared. */
export async function deliverAllUpdates(lanes: readonly Lane[]): Promise<void> {
  await Promise.all(
    lanes.map(async (lane) => {
      while (lane.pendingUpdates.length > 0) await deliverUpdateStep(lane);
    }),
  );
}
