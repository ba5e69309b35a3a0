import { setTimeout as delay } from 'node:timers/promises';
import { startJob, type Job } from '@foyer/runtime';
import { IN_PLAY_DELAY_MS } from '../placement/betRules.ts';
import type { PlaceBetDeps } from '../placement/bettor.ts';
import { readRuledBets, runAutoCashOut, type RuledBet } from './autoCashOut.ts';
import { isInPlay } from './cashOut.ts';
import { readOffers } from './offers.ts';

/** Longest time from an offer that reaches a rule to its second check, in ms. */
const TICK_MS = 5_000;
/** Bets that one query reads. */
const BATCH = 1_000;
/** Transactions at once; others wait, so that the job leaves connections for bets. */
const LANES = 3;

/** Starts the job that cashes out bets by the rules of players. Safe in every replica: each rule pays once, by its key. */
export function startAutoCashOutJob(deps: PlaceBetDeps): Job<number> {
  return startJob({
    name: 'automatic cash-outs',
    everyMs: TICK_MS,
    jitter: 0.1,
    log: deps.log,
    run: () => runAutoCashOuts(deps),
  });
}

/**
 * Cashes out the bets whose offer has reached the amount of their rule, and returns their number. Bets on matches in
 * play are paid the offer after the delay that applies to players, if it still reaches the amount: a rule that is set
 * for a moment must not evade the delay.
 */
export async function runAutoCashOuts(deps: PlaceBetDeps): Promise<number> {
  let paid = 0;
  const inPlay: RuledBet[] = [];
  for (let after = ''; ;) {
    const bets = await readRuledBets(deps.pool, after, BATCH);
    const reached = await reachedRules(deps, bets);
    const now = deps.clock();
    inPlay.push(...reached.filter(({ bet }) => isInPlay(bet, now)).map(({ bet }) => bet));
    paid += await pay(
      deps,
      reached.filter(({ bet }) => !isInPlay(bet, now)),
    );
    const last = bets.at(-1);
    if (!last || bets.length < BATCH) break;
    after = last.id;
  }
  if (inPlay.length > 0) {
    await delay(IN_PLAY_DELAY_MS);
    paid += await pay(deps, await reachedRules(deps, inPlay));
  }
  if (paid > 0) deps.relay.kick();
  return paid;
}

interface ReachedRule {
  readonly bet: RuledBet;
  readonly amount: number;
}

async function reachedRules(deps: PlaceBetDeps, bets: readonly RuledBet[]): Promise<readonly ReachedRule[]> {
  const offers = await readOffers(deps, bets);
  return bets.flatMap((bet, index) => {
    const amount = offers[index]?.amount;
    return amount !== undefined && amount >= bet.rule_amount ? { bet, amount } : [];
  });
}

async function pay(deps: PlaceBetDeps, rules: readonly ReachedRule[]): Promise<number> {
  const waiting = [...rules];
  let paid = 0;
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) if (await payOne(deps, next)) paid += 1;
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return paid;
}

async function payOne(deps: PlaceBetDeps, { bet, amount }: ReachedRule): Promise<boolean> {
  const movement = await runAutoCashOut(deps.pool, bet, amount, deps.clock());
  // the bet, the rule or a suspension has changed since they were read
  if (!movement.ok && !['ROUND_CLOSED', 'NOT_SETTLED', 'SUSPENDED'].includes(movement.code))
    deps.log.error('automatic cash-out refused', { bet: bet.id, code: movement.code });
  return movement.ok;
}
