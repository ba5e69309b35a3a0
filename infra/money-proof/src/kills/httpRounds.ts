import { roundInput, type WalletCall } from '@foyer/api/proving';
import { SPIN_VALUE } from '../freeSpinReward.ts';
import { DEFINITE_BELOW, retryUntilFinal, type HttpActor } from './httpActor.ts';

/** OK, the code of a refusal, or the type of an error that a retry cannot fix. */
function call(actor: HttpActor, kind: WalletCall, input: object): Promise<string> {
  return retryUntilFinal(actor, kind, async (deadlineMs) => {
    const { status, answer, errors } = await actor.api.wallet(kind, input, deadlineMs);
    if (answer) return answer.code ?? 'OK';
    return status < DEFINITE_BELOW ? (errors[0]?.extensions.type ?? String(status)) : undefined;
  });
}

/** A round: a bet, then a win or a rollback of the bet. */
export async function playRound(actor: HttpActor): Promise<void> {
  const { random, player, tally } = actor;
  const id = `k${(actor.serial += 1)}`;
  const stake = random.between(1, 400);
  const code = await call(actor, 'placeBet', {
    ...roundInput(player, id),
    transactionId: `${id}-b`,
    amount: stake,
  });
  const expected = stake > actor.balance ? 'INSUFFICIENT_FUNDS' : 'OK';
  if (code !== expected)
    tally.recordFault(
      'wrong outcomes',
      `${player.playerId} bet ${id} of ${stake} with ${actor.balance}: ${code}`,
    );
  if (code !== 'OK') return tally.countRefusal(code);
  actor.balance -= stake;
  if (random.chance(0.2)) {
    await postAccepted(actor, 'rollBackBet', {
      ...roundInput(player, id),
      transactionId: `${id}-x`,
      betTransactionId: `${id}-b`,
    });
    actor.balance += stake;
    return;
  }
  const paid = random.between(0, 700);
  await postAccepted(actor, 'settleWin', {
    ...roundInput(player, id),
    transactionId: `${id}-w`,
    amount: paid,
  });
  actor.balance += paid;
}

/** A free round: a spin, then a win or a rollback. Kills happen between the two and during each of them. */
export async function playFreeRound(actor: HttpActor): Promise<void> {
  const { random, player, freeSpins } = actor;
  const id = `f${(actor.serial += 1)}`;
  const round = { ...roundInput(player, id), freeSpinsId: freeSpins.id };
  await postAccepted(actor, 'placeBet', { ...round, transactionId: `${id}-b`, amount: SPIN_VALUE });
  if (random.chance(0.2)) {
    const rollback = { ...round, transactionId: `${id}-x`, betTransactionId: `${id}-b` };
    return postAccepted(actor, 'rollBackBet', rollback);
  }
  const paid = random.between(0, 90);
  await postAccepted(actor, 'settleWin', { ...round, transactionId: `${id}-w`, amount: paid });
  actor.balance += paid;
  freeSpins.used += 1;
  freeSpins.won += paid;
}

/** A free round, win or rollback must be accepted; every other result is a fault. */
async function postAccepted(actor: HttpActor, kind: WalletCall, input: object): Promise<void> {
  const code = await call(actor, kind, input);
  if (code !== 'OK')
    actor.tally.recordFault(
      'wrong outcomes',
      `${actor.player.playerId} ${kind} ${JSON.stringify(input)}: ${code}`,
    );
}
