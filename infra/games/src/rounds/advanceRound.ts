import type { Clock, Log } from '@foyer/runtime';
import type { Engines } from '../engines/engines.ts';
import { recordRandom } from '../random/recordedRandom.ts';
import type { Random } from '../random/random.ts';
import type { Wallet, WalletAnswer, WalletMovement } from '../wallet/wallet.ts';
import type { Round, RoundChange } from './round.ts';
import { nextState, nextStep, retryDelay, type RoundEvent } from './roundMachine.ts';
import type { RoundStore } from './roundStore.ts';

export interface RoundWork {
  readonly store: RoundStore;
  readonly walletOf: (mode: Round['mode']) => Wallet;
  readonly engines: Engines;
  readonly random: Random;
  readonly clock: Clock;
  readonly log: Log;
}

interface StepResult {
  readonly event: RoundEvent;
  readonly change: RoundChange;
}

/**
 * Carries a round as far as it goes now: to its end, or to a wallet call that gave no definite answer (then it is left for the timer).
 * Each step is written down before the next begins, so a process may end between any two.
 */
export async function advanceRound(work: RoundWork, started: Round): Promise<Round> {
  let round = started;
  while (nextStep(round.state) !== 'wait') {
    const result = await takeStep(work, round);
    if (!result) {
      await work.store.postpone(round, retryDelay(round.attempts));
      return round;
    }
    const to = nextState(round.state, result.event);
    if (!to)
      throw new Error(`Round ${round.id} is ${round.state}, which ${result.event.type} does not belong to.`);
    const moved = await work.store.move(round, to, result.change);
    if (!moved) return (await work.store.find(round.id)) ?? round;
    round = moved;
  }
  return round;
}

/** A round found unfinished. Whether its bet arrived is not known when no answer was written down: it is taken back. */
export async function resumeRound(work: RoundWork, found: Round): Promise<Round> {
  const to = nextState(found.state, { type: 'bet-unknown' });
  if (!to) return advanceRound(work, found);
  const moved = await work.store.move(found, to, {});
  return moved ? advanceRound(work, moved) : found;
}

async function takeStep(work: RoundWork, round: Round): Promise<StepResult | undefined> {
  const wallet = work.walletOf(round.mode);
  switch (nextStep(round.state)) {
    case 'place-bet':
      return afterBet(
        work,
        round,
        await wallet.bet(movementOf(round, round.betTransactionId, round.stakeMinor)),
      );
    case 'draw':
      return drawOutcome(work, round);
    case 'credit-win':
      return acknowledged(
        work,
        round,
        'win-accepted',
        await wallet.win({
          ...movementOf(round, round.winTransactionId, round.returnMinor ?? 0),
          betTransactionId: round.betTransactionId,
        }),
      );
    case 'roll-back':
      return acknowledged(
        work,
        round,
        'rollback-accepted',
        await wallet.rollback({
          ...movementOf(round, round.rollbackTransactionId, round.stakeMinor),
          betTransactionId: round.betTransactionId,
        }),
      );
    case 'record':
      return { event: { type: 'round-recorded' }, change: { closedAt: work.clock() } };
    case 'wait':
      return undefined;
  }
}

function afterBet(work: RoundWork, round: Round, answer: WalletAnswer): StepResult {
  if (answer.kind === 'accepted') return { event: { type: 'bet-accepted' }, change: balanceOf(answer) };
  if (answer.kind === 'refused')
    return { event: { type: 'bet-refused' }, change: { refusal: answer.code, closedAt: work.clock() } };
  work.log.warn('bet without a definite answer', { roundId: round.id, reason: answer.reason });
  return { event: { type: 'bet-unknown' }, change: {} };
}

function drawOutcome(work: RoundWork, round: Round): StepResult {
  const recording = recordRandom(work.random);
  const played = work.engines[round.engine].play(round.modelId, round.bet, recording.random);
  return {
    event: { type: 'outcome-drawn' },
    change: { outcome: played.outcome, returnMinor: played.returnMinor, draws: recording.draws, attempts: 0 },
  };
}

/** Money already at stake: anything but an acknowledgement means asking again later. */
function acknowledged(
  work: RoundWork,
  round: Round,
  type: 'win-accepted' | 'rollback-accepted',
  answer: WalletAnswer,
): StepResult | undefined {
  if (answer.kind === 'accepted') {
    const closedAt = type === 'rollback-accepted' ? { closedAt: work.clock() } : {};
    return { event: { type }, change: { ...balanceOf(answer), ...closedAt } };
  }
  const fields = {
    roundId: round.id,
    state: round.state,
    attempts: round.attempts,
    answer: answer.kind === 'refused' ? answer.code : answer.reason,
  };
  // a refusal here breaks the contract with the operator and needs a person
  if (answer.kind === 'refused') work.log.error('operator refused money already at stake', fields);
  else work.log.warn('operator did not acknowledge', fields);
  return undefined;
}

function balanceOf(answer: { readonly balanceMinor: number; readonly version: number }): RoundChange {
  return { balanceMinor: answer.balanceMinor, balanceVersion: answer.version };
}

function movementOf(round: Round, transactionId: string, amountMinor: number): WalletMovement {
  return {
    brand: round.brand,
    playerId: round.playerId,
    operatorSessionId: round.operatorSessionId,
    gameSessionId: round.sessionId,
    gameId: round.gameId,
    currency: round.currency,
    roundId: round.id,
    transactionId,
    amountMinor,
  };
}
