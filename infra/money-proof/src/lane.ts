import type { BrandId } from '@foyer/market';
import type { Pool } from '@foyer/runtime';
import {
  type BetBatcher,
  type BonusPlayer,
  type Movement,
  type PaymentDeps,
  type ProviderPayment,
  inGame,
  openBonusPlayer,
  settle,
  voidStake,
} from '@foyer/api/proving';
import type { Answer, ModelWallet } from './model/answer.ts';
import type { DepositRules, ModelPayment } from './model/paymentModel.ts';
import { createPlayModel, type PlayModel, type PlayRules } from './model/playModel.ts';
import type { Bookkeeper } from './bookkeeper.ts';
import { createRandom, type Random } from './random.ts';
import type { Tally } from './tally.ts';

/** A pending delivery of a provider update; repeated deliveries carry the same id. */
export interface PendingUpdate {
  readonly id: string;
  readonly payment: ProviderPayment;
}

/** One player with sequential operations and the model's expected state. Lanes run in parallel. */
export interface Lane {
  readonly index: number;
  readonly brand: BrandId;
  readonly random: Random;
  readonly pool: Pool;
  readonly bets: BetBatcher;
  readonly payments: PaymentDeps;
  readonly bookkeeper: Bookkeeper;
  readonly tally: Tally;
  readonly player: BonusPlayer;
  readonly wallet: ModelWallet;
  readonly rules: PlayRules & DepositRules;
  readonly play: PlayModel;
  readonly open: Map<string, ModelPayment>;
  readonly pendingUpdates: PendingUpdate[];
  /** Calls since the last check, of which some are repeated. */
  readonly recent: (() => Promise<void>)[];
  readonly clock: { milliseconds: number };
  serial: number;
  /** Latest provider update of payments that are no longer in `open`. */
  readonly facts: Map<string, string>;
}

export interface LaneWorld {
  readonly pool: Pool;
  /** Batches the bets of all lanes, as in the api: bets that arrive together are posted together. */
  readonly bets: BetBatcher;
  readonly tally: Tally;
  readonly bookkeeper: Bookkeeper;
  readonly payments: PaymentDeps;
  readonly maximumStake: number | undefined;
  readonly startsAt: number;
}

/**
 * requirements/regulation#mga: MGA requires identity from 2,000 EUR of deposits; the other licences before
 * every withdrawal.
 */
const IDENTITY_FROM: Readonly<Partial<Record<BrandId, number>>> = { aurora: 200_000 };
const RECENT_KEPT = 24;
const JACKPOT = 'proof-jackpot';
const BRANDS = ['aurora', 'caravel', 'quetzal'] as const satisfies readonly BrandId[];

export async function openLane(world: LaneWorld, index: number): Promise<Lane> {
  const { pool, bets, tally, bookkeeper, startsAt } = world;
  const random = createRandom(tally.seed, index);
  const funds = random.between(2_000, 40_000);
  const brand = random.pick<BrandId>(BRANDS);
  const isKnown = random.chance(0.5);
  const player = await openBonusPlayer(pool, { brand, fundsMinor: funds, at: startsAt, isKnown });
  const clock = { milliseconds: startsAt };
  const rules = {
    isExcluded: false,
    jackpotBasisPoints: random.chance(0.3) ? random.between(50, 800) : 0,
    deposited: 0,
    wagerCeiling: random.chance(0.2) ? random.between(2_000, 100_000) : undefined,
    lossCeiling: random.chance(0.15) ? random.between(1_000, 20_000) : undefined,
    depositCeiling: random.chance(0.25) ? random.between(5_000, 90_000) : undefined,
    isKnown,
    isIdentityRequested: false,
    identityFrom: isKnown ? undefined : IDENTITY_FROM[brand],
  };
  const { playerId } = player;
  if (rules.jackpotBasisPoints > 0)
    await pool.query('select api.choose_jackpot($1, $2, $3, true, $4, null, $5)', [
      brand,
      playerId,
      JACKPOT,
      rules.jackpotBasisPoints,
      new Date(startsAt),
    ]);
  for (const [kind, ceiling] of [
    ['WAGER', rules.wagerCeiling],
    ['LOSS', rules.lossCeiling],
    ['DEPOSIT', rules.depositCeiling],
  ] as const) {
    if (ceiling !== undefined)
      await pool.query(
        `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, $2, 'Month', $3, $4)`,
        [playerId, kind, ceiling, new Date(startsAt)],
      );
  }
  if (random.chance(0.5))
    await pool.query('update api.player set cancel_withdrawal_blocked = false where id = $1', [playerId]);
  const wallet = { balance: funds, version: 1 };
  return {
    index,
    brand,
    random,
    pool,
    bets,
    bookkeeper,
    tally,
    player,
    wallet,
    rules,
    clock,
    serial: 0,
    open: new Map(),
    pendingUpdates: [],
    recent: [],
    facts: new Map(),
    payments: { ...world.payments, clock: () => clock.milliseconds },
    play: createPlayModel(wallet, rules, { maximumStake: world.maximumStake }),
  };
}

/** Whether the brand requires confirmed documents before any withdrawal. */
export function isKnownFirst({ brand }: Pick<Lane, 'brand'>): boolean {
  return IDENTITY_FROM[brand] === undefined;
}

/** Compares an answer with the model's. */
export function compare(lane: Lane, what: string, got: Answer, expected: Answer): void {
  if (got.code !== 'OK') lane.tally.refused(got.code);
  const isSame =
    got.code === expected.code &&
    (expected.balance === undefined ||
      (got.balance === expected.balance && got.version === expected.version));
  if (!isSame)
    lane.tally.fault(
      'wrong answers',
      `lane ${lane.index} (${lane.player.playerId}) ${what}: answered ${JSON.stringify(got)}, expected ${JSON.stringify(expected)}`,
    );
}

export function answerOf(movement: Movement<string>): Answer {
  return movement.ok
    ? { code: 'OK', balance: movement.balance, version: movement.version }
    : { code: movement.code };
}

export function again(lane: Lane, call: () => Promise<void>): void {
  lane.recent.push(call);
  if (lane.recent.length > RECENT_KEPT) lane.recent.shift();
}

export async function bet(lane: Lane, key: string, round: string, amount: number): Promise<void> {
  lane.tally.did('bet');
  compare(
    lane,
    `bet ${key} of ${amount} in ${round}`,
    answerOf(await lane.bets.post(inGame(lane.player, 'slot', key, amount, round), lane.clock.milliseconds)),
    lane.play.bet({ key, round, amount }),
  );
}

export async function win(
  lane: Lane,
  key: string,
  round: string,
  amount: number,
  closes: boolean,
): Promise<void> {
  lane.tally.did('win');
  const movement = await settle(
    lane.pool,
    { ...inGame(lane.player, 'slot', key, amount, round), closes: closes },
    lane.clock.milliseconds,
  );
  compare(
    lane,
    `win ${key} of ${amount} in ${round}`,
    answerOf(movement),
    lane.play.win({ key, round, amount, closes }),
  );
}

export async function rollback(lane: Lane, key: string, betKey: string): Promise<void> {
  lane.tally.did('rollback');
  const { brand, playerId } = lane.player;
  const movement = await voidStake(
    lane.pool,
    { brand, playerId, product: 'casino', provider: 'foyer-games', key, stakeKey: betKey },
    lane.clock.milliseconds,
  );
  compare(lane, `rollback ${key} of ${betKey}`, answerOf(movement), lane.play.rollback(key, betKey));
}
