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
 * Advances a round until it ends or a wallet call has no definite result (the timer continues it later).
 * Each step is stored before the next starts, so a crash is safe at any point.
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
    if (!to) throw new Error(`Round ${round.id} is ${round.state} and cannot handle ${result.event.type}.`);
    const moved = await work.store.move(round, to, result.change);
    if (!moved) return (await work.store.find(round.id)) ?? round;
    round = moved;
  }
  return round;
}

/** Resumes an unfinished round. A bet without a stored result is rolled back. */
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
    case 'wait':
      return undefined;
  }
}

function afterBet(work: RoundWork, round: Round, answer: WalletAnswer): StepResult {
  if (answer.kind === 'accepted') return { event: { type: 'bet-accepted' }, change: balanceOf(answer) };
  if (answer.kind === 'refused')
    return { event: { type: 'bet-refused' }, change: { refusal: answer.code, closedAt: work.clock() } };
  work.log.warn('bet result unknown', { roundId: round.id, reason: answer.reason });
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

/** Settling movements: anything but an acknowledgement is retried. */
function acknowledged(
  work: RoundWork,
  round: Round,
  type: 'win-accepted' | 'rollback-accepted',
  answer: WalletAnswer,
): StepResult | undefined {
  if (answer.kind === 'accepted')
    return { event: { type }, change: { ...balanceOf(answer), closedAt: work.clock() } };
  const fields = {
    roundId: round.id,
    state: round.state,
    attempts: round.attempts,
    answer: answer.kind === 'refused' ? answer.code : answer.reason,
  };
  // a refusal here violates the operator's contract and needs an engineer
  if (answer.kind === 'refused') work.log.error('operator refused a settling movement', fields);
  else work.log.warn('operator did not acknowledge a settling movement', fields);
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
    freeSpinsId: round.freeSpinsId,
  };
}
