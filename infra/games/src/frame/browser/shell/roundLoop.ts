import type { FreeSpinsView, RoundView } from '../../../rgs/view.ts';
import { pause, prefersCalm } from '../element.ts';
import { NO_ANSWER, type GameApi, type Reply } from '../gameApi.ts';
import type { GameKit, GameView, ShowOptions } from '../gameView.ts';
import type { HostLink } from '../hostLink.ts';
import type { BalanceKeeper } from './balanceKeeper.ts';
import type { Layout } from './layout.ts';

export interface RoundLoopParts {
  readonly kit: GameKit;
  readonly view: GameView;
  readonly api: GameApi;
  readonly host: HostLink;
  readonly layout: Layout;
  readonly balance: BalanceKeeper;
  readonly isTurbo: () => boolean;
}

const FIRST_RETRY_MS = 800;
const TRIES = 4;
const SETTLE_POLL_MS = 1_500;

/**
 * Plays one round until the frame is idle again. Returns the refusal when the round was not played.
 * @param freeSpins - the free spins that pay the round; null for a stake of the player
 */
export async function runRound(
  parts: RoundLoopParts,
  freeSpins: FreeSpinsView | null,
  signal: AbortSignal,
): Promise<Reply<RoundView>> {
  const { kit, view, api, host, layout } = parts;
  const roundId = crypto.randomUUID();
  const stake = freeSpins ? 0 : view.stakeMinor();
  const bet = freeSpins ? freeSpins.bet : view.bet();
  host.send({ type: 'busy', roundId });
  kit.setWin(null);
  kit.setStatus('');
  layout.live.textContent = '';
  parts.balance.deduct(stake);
  const started = performance.now();
  view.begin({ isTurbo: parts.isTurbo(), isCalm: prefersCalm(), signal });
  const reply = await requestUntilAnswered(api, roundId, bet, freeSpins !== null);
  if (!reply.ok) {
    view.cancel();
    parts.balance.restoreStake();
    return reply;
  }
  await pause(minimumSpinMs(parts) - (performance.now() - started), signal);
  await view.show(reply.value, showOptions(parts, reply.value, signal));
  announce(parts, reply.value);
  if (!reply.value.isSettled) void followUp(parts, roundId);
  return reply;
}

/**
 * The licence's minimum round time is mostly spent spinning, so that the button is not blocked after the
 * result.
 */
function minimumSpinMs({ kit, isTurbo }: RoundLoopParts): number {
  const licence = kit.session.jurisdiction.minimumRoundMs;
  return isTurbo() ? 150 : Math.min(Math.max(500, licence - 1_300), 2_500);
}

/** Shows a past round without moving money or sending messages. */
export async function replayRound(
  parts: RoundLoopParts,
  round: RoundView,
  signal: AbortSignal,
): Promise<void> {
  parts.kit.setWin(null);
  parts.view.begin({ isTurbo: parts.isTurbo(), isCalm: prefersCalm(), signal });
  await pause(400, signal);
  await parts.view.show(round, showOptions(parts, round, signal));
  parts.layout.live.textContent = parts.view.describe(round);
}

async function requestUntilAnswered(
  api: GameApi,
  roundId: string,
  bet: unknown,
  isFree: boolean,
): Promise<Reply<RoundView>> {
  let reply = await api.play(roundId, bet, isFree);
  for (let tries = 1; tries < TRIES && !reply.ok; tries += 1) {
    if (reply.refusal.code === 'TOO_FAST') await pause(reply.refusal.retryInMs ?? FIRST_RETRY_MS);
    else if (reply.refusal.code === NO_ANSWER) await pause(FIRST_RETRY_MS * 2 ** tries);
    else return reply;
    reply = await api.play(roundId, bet, isFree);
  }
  return reply;
}

function showOptions({ kit, isTurbo }: RoundLoopParts, round: RoundView, signal: AbortSignal): ShowOptions {
  const isGain = (round.returnMinor ?? 0) > stakeOf(round);
  return {
    isTurbo: isTurbo(),
    isCalm: prefersCalm(),
    isCelebrated:
      (round.returnMinor ?? 0) > 0 && (isGain || kit.session.jurisdiction.celebrateReturnUpToStake),
    signal,
  };
}

/** Minor units that the player staked. */
function stakeOf({ isFree, stakeMinor }: RoundView): number {
  return isFree ? 0 : stakeMinor;
}

function announce({ kit, view, host, layout, balance }: RoundLoopParts, round: RoundView): void {
  const returned = round.returnMinor ?? 0;
  kit.setWin(returned);
  host.send({
    type: 'roundResult',
    roundId: round.roundId,
    stake: stakeOf(round),
    return: returned,
    ccy: round.currency,
  });
  if (round.balance) balance.read(round.balance);
  layout.live.textContent = view.describe(round);
}

/** Shows that the payment of a final outcome is pending, and polls until it is settled. */
async function followUp({ kit, api, layout, balance }: RoundLoopParts, roundId: string): Promise<void> {
  layout.status.textContent = kit.texts('settling');
  for (;;) {
    await pause(SETTLE_POLL_MS);
    const reply = await api.round(roundId);
    if (!reply.ok && reply.refusal.code !== NO_ANSWER) return;
    if (!reply.ok || !reply.value.isSettled) continue;
    if (reply.value.balance) balance.read(reply.value.balance);
    layout.status.textContent = kit.texts('settled');
    return;
  }
}
