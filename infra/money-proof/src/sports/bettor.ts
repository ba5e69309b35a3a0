import type { LedgerPlayer } from '@foyer/api/proving';
import { retryUntilFinal } from '../kills/httpActor.ts';
import type { ApiWorld } from '../kills/world.ts';
import type { Random } from '../random.ts';
import type { Tally } from '../tally.ts';
import type { ActionMix } from './actionMix.ts';
import { liveMatches, OFFERED, quoteOf, upcomingMatches, type FeedScript } from './scriptedFeed.ts';
import { linesOfBet, type ModelBet } from './sportsModel.ts';

/** A bet that the api has accepted. */
export interface AcceptedBet extends ModelBet {
  readonly id: string;
  readonly key: string;
  readonly stake: number;
  /** Keys of acknowledged cash-outs with the closed stake of a line; undefined for the whole bet. */
  readonly cashOuts: { readonly key: string; readonly part: number | undefined }[];
  /** Amount of the rule that the api stored last; undefined without one. */
  rule: number | undefined;
  /** True for a bet placed through GraphQL; otherwise the function of the api was called in the process of the proof. */
  readonly isOverHttp?: boolean;
}

/** Answer to a placement; the api stores a bet once per key. */
export interface PlaceAnswer {
  readonly bet:
    | {
        readonly id: string;
        readonly stake: number;
        readonly legs: readonly { readonly price: number }[];
      }
    | null
    | undefined;
  readonly refusals: readonly string[];
}

/** Places a bet without HTTP. */
export type PlaceDirectly = (player: LedgerPlayer, bet: ModelBet, key: string) => Promise<PlaceAnswer>;

/** A player who bets over HTTP, with the answers so far. */
export interface Bettor {
  readonly player: LedgerPlayer;
  readonly random: Random;
  readonly tally: Tally;
  readonly api: Pick<ApiWorld, 'graphql'>;
  readonly mix: ActionMix;
  readonly script: FeedScript;
  readonly funds: number;
  readonly bets: AcceptedBet[];
  /** Keys of refused bets and cash-outs: they must have no effect. */
  readonly refusedKeys: string[];
  /** Set when new bets are not placed through GraphQL any more. */
  placeDirectly: PlaceDirectly | undefined;
  serial: number;
}

const PLACE = `mutation($input: PlaceSportsBetInput!) { placeSportsBet(input: $input) { bet { id stake legs { price } } refusals } }`;
const CASH_OUT = `mutation($input: CashOutSportsBetInput!) { cashOutSportsBet(input: $input) { bet { id } refusal } }`;
const RULE = `mutation($input: SetSportsAutoCashOutInput!) { setSportsAutoCashOut(input: $input) { cashOut { betId } refusal } }`;
/** Longer than the delay of a bet on a match in play. */
const IN_PLAY_DEADLINE_MS = 12_000;
const DEADLINE_MS = 5_000;
const MAX_STAKE = 300;
const MIN_STAKE = 20;
/** Bets that a bettor may still cash out: the last ones. */
const RECENT = 30;
/** Refusals that say nothing about the player: of prices that have moved, or a feed that was killed. */
const EXPECTED_REFUSALS = new Set([
  'SELECTION_UNAVAILABLE',
  'SELECTION_SUSPENDED',
  'PRICE_CHANGED',
  'FEED_UNAVAILABLE',
]);

interface CashOutAnswer {
  readonly cashOutSportsBet?: { readonly bet: object | null; readonly refusal: string | null };
}

interface RuleAnswer {
  readonly setSportsAutoCashOut?: { readonly refusal: string | null };
}

/** One random action. */
export async function act(bettor: Bettor): Promise<void> {
  const { random, mix } = bettor;
  let share = random.below(100);
  const isChosen = (part: number): boolean => (share -= part) < 0;
  if (bettor.bets.length === 0) return placeNew(bettor);
  if (isChosen(mix.repeatedBet)) return placeAgain(bettor);
  const bet = random.pick(bettor.bets.slice(-RECENT));
  if (isChosen(mix.cashOut)) return cashOut(bettor, bet, undefined);
  if (isChosen(mix.partialCashOut))
    return cashOut(bettor, bet, random.between(1, Math.max(1, bet.stakePerLine - 10)));
  if (isChosen(mix.automaticCashOut)) return setRule(bettor, bet);
  return placeNew(bettor);
}

function selections(bettor: Bettor, count: number, isInPlay: boolean): ModelBet['legs'] {
  const { random, script } = bettor;
  const now = Date.now();
  const matches = [...(isInPlay ? liveMatches : upcomingMatches)(script, now)];
  return Array.from({ length: Math.min(count, matches.length) }, () => {
    const event = random.pick(matches);
    matches.splice(matches.indexOf(event), 1);
    const offer = random.pick(OFFERED);
    const quote = quoteOf(script, { event, ...offer }, now);
    return { event, ...offer, price: quote.status === 'unavailable' ? 2_000 : quote.price };
  });
}

/** Numbers of selections with sizes and bankers: single, double, treble, Trixie, two of three, a banker with two others. */
const SHAPES: readonly Pick<ModelBet, 'sizes' | 'bankers'>[][] = [
  [{ sizes: [1], bankers: [] }],
  [{ sizes: [2], bankers: [] }],
  [
    { sizes: [3], bankers: [] },
    { sizes: [2, 3], bankers: [] },
    { sizes: [1, 2, 3], bankers: [] },
    { sizes: [2], bankers: [] },
    { sizes: [1], bankers: [0] },
  ],
];

async function placeNew(bettor: Bettor): Promise<void> {
  const { random } = bettor;
  const isInPlay = !bettor.placeDirectly && random.chance(bettor.mix.inPlay);
  const legs = selections(bettor, random.pick([1, 1, 1, 1, 2, 2, 3]), isInPlay);
  const shapes = SHAPES[legs.length - 1];
  if (!shapes) return;
  const bet = { ...random.pick(shapes), legs, stakePerLine: random.between(MIN_STAKE, MAX_STAKE) };
  bettor.serial += 1;
  await place(bettor, bet, `bet-${String(bettor.serial).padStart(8, '0')}`, isInPlay);
}

/** Sends an accepted bet again: the same key is the same bet, and another bet is refused. */
async function placeAgain(bettor: Bettor): Promise<void> {
  const { random, tally, player } = bettor;
  const bet = random.pick(bettor.bets.slice(-RECENT));
  const isOther = random.chance(0.3);
  const answer = await send(
    bettor,
    isOther ? { ...bet, stakePerLine: bet.stakePerLine + 1 } : bet,
    bet.key,
    false,
  );
  const outcome = answer.bet?.id ?? answer.refusals[0];
  if (outcome !== (isOther ? 'KEY_REUSED' : bet.id))
    tally.recordFault('wrong outcomes', `${player.playerId} repeated ${bet.key}: ${outcome}`);
}

/** The first prices are part of the request, so a repetition sends those of the request, not of the acceptance. */
const requested = new WeakMap<object, ModelBet['legs']>();

async function place(bettor: Bettor, bet: ModelBet, key: string, isInPlay: boolean): Promise<void> {
  const { tally, player, funds } = bettor;
  const { placeDirectly } = bettor;
  const { bet: accepted, refusals } = placeDirectly
    ? await retryUntilFinal(bettor, 'bet without HTTP', () => placeDirectly(player, bet, key))
    : await send(bettor, bet, key, isInPlay);
  if (accepted) {
    const stored: AcceptedBet = {
      ...bet,
      legs: bet.legs.map((leg, index) => ({ ...leg, price: accepted.legs[index]?.price ?? 0 })),
      id: accepted.id,
      key,
      stake: accepted.stake,
      cashOuts: [],
      rule: undefined,
      isOverHttp: !placeDirectly,
    };
    requested.set(stored, bet.legs);
    if (accepted.stake !== linesOfBet(bet).length * bet.stakePerLine)
      tally.recordFault('wrong outcomes', `${player.playerId} ${key} has a stake of ${accepted.stake}`);
    bettor.bets.push(stored);
    return;
  }
  const code = refusals[0] ?? 'UNKNOWN';
  tally.countRefusal(code);
  bettor.refusedKeys.push(key);
  const isPoor = code === 'INSUFFICIENT_FUNDS' && funds < POOR_BELOW;
  if (!EXPECTED_REFUSALS.has(code) && !isPoor)
    tally.recordFault('wrong outcomes', `${player.playerId} ${key}: ${code}`);
}

/** Players with less run out of money. */
export const POOR_BELOW = 100_000;

function send(bettor: Bettor, bet: ModelBet, key: string, isInPlay: boolean) {
  const input = {
    selections: requested.get(bet) ?? bet.legs,
    bankers: bet.bankers,
    sizes: bet.sizes,
    stakePerLine: bet.stakePerLine,
    priceChanges: 'ANY',
    idempotencyKey: key,
  };
  return retryUntilFinal(bettor, isInPlay ? 'bet in play' : 'bet', async (deadlineMs) => {
    const isShort = bettor.random.chance(bettor.mix.shortDeadlines);
    const deadline = isInPlay ? IN_PLAY_DEADLINE_MS : isShort ? deadlineMs : DEADLINE_MS;
    const data = (await bettor.api.graphql(bettor.player, PLACE, { input }, deadline)) ?? {};
    return (data['placeSportsBet'] ?? undefined) as PlaceAnswer | undefined; // the shape of the document
  });
}

async function cashOut(bettor: Bettor, bet: AcceptedBet, part: number | undefined): Promise<void> {
  bettor.serial += 1;
  const key = `out-${String(bettor.serial).padStart(8, '0')}`;
  const input = { betId: bet.id, amount: 1, stakePerLine: part ?? null, idempotencyKey: key };
  const refusal = await retryUntilFinal(
    bettor,
    part === undefined ? 'cash-out' : 'partial cash-out',
    async () => {
      const data: CashOutAnswer =
        (await bettor.api.graphql(bettor.player, CASH_OUT, { input }, IN_PLAY_DEADLINE_MS)) ?? {};
      const answer = data.cashOutSportsBet;
      return answer && (answer.refusal ?? 'OK');
    },
  );
  if (refusal === 'OK') bet.cashOuts.push({ key, part });
  else {
    bettor.tally.countRefusal(`cash-out ${refusal}`);
    bettor.refusedKeys.push(key);
  }
}

async function setRule(bettor: Bettor, bet: AcceptedBet): Promise<void> {
  const amount = bettor.random.between(1, 2 * bet.stake);
  const refusal = await retryUntilFinal(bettor, 'automatic cash-out', async (deadlineMs) => {
    const data: RuleAnswer =
      (await bettor.api.graphql(bettor.player, RULE, { input: { betId: bet.id, amount } }, deadlineMs)) ?? {};
    return data.setSportsAutoCashOut && (data.setSportsAutoCashOut.refusal ?? 'OK');
  });
  if (refusal === 'OK') bet.rule = amount;
  else bettor.tally.countRefusal(`rule ${refusal}`);
}
