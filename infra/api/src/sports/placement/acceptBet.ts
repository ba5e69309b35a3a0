import { partLinesOf, stakeOf, type SportsBet } from '@foyer/kernel/bet-settlement';
import { betOf, stakeLimits, stakeRefusal, type BetRequest } from './betRules.ts';
import { readBoostedRoom } from '../boosts/boostedOdds.ts';
import { appliesTo } from '../boosts/boostRules.ts';
import { combinationBoost } from '../boosts/combinations.ts';
import { readStakeRoom } from '../operations/stakeLimits.ts';
import type { PlacementAnswer } from './placements.ts';
import type { Bettor, CheckedBet, PlaceBetDeps, PlacedBet } from './bettor.ts';
import { refusalsOf, refused } from './refusals.ts';
import { takeStake } from './takeStake.ts';

/** Takes the stake of a bet, unless its boost, bonus or stake is refused. */
export async function acceptBet(
  deps: PlaceBetDeps,
  bettor: Bettor,
  { request, quotes, regular, key, hash, odds, combination }: CheckedBet,
): Promise<PlacedBet> {
  const bet = betOf(request, quotes);
  if (request.money === 'BONUS' && !bettor.bonus) return refused('BONUS_UNAVAILABLE', quotes);
  const boosted = combination
    ? combinationBoost(combination, bet)
    : bettor.boosts?.find(({ id }) => id === request.boost);
  const boost = boosted === 'none' ? undefined : boosted;
  const isBoostRefused =
    request.boost !== undefined && boosted !== 'none' && !(boost && appliesTo(boost, bet));
  // beside the open bets of the player, the stake is checked under the lock of the wallet; a refusal is explained here
  if (isBoostRefused || stakeRefusal(bet, bettor.currency)) {
    const tooMuch = await stakeRefusalOf(deps, bettor, request, bet);
    if (tooMuch) return { ...tooMuch, quotes };
  }
  if (combination && stakeOf(bet) > combination.maximumStake)
    return {
      refusals: ['BOOSTED_STAKE_TOO_HIGH'],
      maximumStakePerLine: combination.maximumStake,
      quotes,
    };
  if (isBoostRefused) return refused('BOOST_UNAVAILABLE', quotes);
  const placed = await takeStake(deps, bettor, bet, { request, quotes, regular, key, hash, boost, odds });
  if (!placed.ok) return explain(deps, bettor, placed, { request, quotes, bet, odds });
  deps.relay.kick();
  return placed.bet ? { bet: placed.bet, refusals: [], quotes } : refused('KEY_REUSED');
}

/** The refusal of the ledger, with the highest stake of a line where a limit was used up by another bet meanwhile. */
async function explain(
  deps: PlaceBetDeps,
  bettor: Bettor,
  refusal: Extract<PlacementAnswer, { readonly ok: false }>,
  {
    request,
    quotes,
    bet,
    odds,
  }: Pick<CheckedBet, 'request' | 'quotes' | 'odds'> & { readonly bet: SportsBet },
): Promise<PlacedBet> {
  const answer: PlacedBet = { refusals: refusalsOf(refusal), quotes };
  if (refusal.code === 'STAKE_TOO_HIGH')
    return { ...answer, ...(await stakeRefusalOf(deps, bettor, request, bet)) };
  if (refusal.code === 'BONUS_MAX_STAKE' && bettor.bonus)
    return {
      ...answer,
      refusals: ['BONUS_MAX_STAKE'],
      maximumStakePerLine: Math.floor((bettor.bonus.maximumStake ?? 0) / partLinesOf(bet).length),
    };
  if (refusal.code === 'BOOSTED_STAKE_TOO_HIGH' && odds)
    return {
      ...answer,
      refusals: ['BOOSTED_STAKE_TOO_HIGH'],
      maximumStakePerLine: await readBoostedRoom(deps.pool, bettor.playerId, odds),
    };
  return answer;
}

/** The refusal of a stake that is too low or above the room for it, with the highest stake of a line. */
async function stakeRefusalOf(
  { pool }: PlaceBetDeps,
  bettor: Bettor,
  { selections }: BetRequest,
  bet: SportsBet,
): Promise<Omit<PlacedBet, 'quotes'> | undefined> {
  const { maximumPayout } = stakeLimits(bettor.currency);
  const room = await readStakeRoom(pool, bettor, selections, maximumPayout);
  const tooMuch = stakeRefusal(bet, bettor.currency, room);
  if (!tooMuch) return undefined;
  const { code, maximumStakePerLine } = tooMuch;
  return { refusals: [code], ...(maximumStakePerLine !== undefined && { maximumStakePerLine }) };
}
