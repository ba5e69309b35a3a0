import type { BrandId } from '@foyer/market';
import type { Pool } from '@foyer/runtime';
import {
  openBonusPlayer,
  type BetBatcher,
  type BonusPlayer,
  type DepositDeps,
  type ProviderPayment,
} from '@foyer/api/proving';
import type { ModelWallet } from './model/outcome.ts';
import type { ModelPayment } from './model/paymentModel.ts';
import type { DepositRules } from './model/depositModel.ts';
import { createFreeSpinModel, type FreeSpinModel } from './model/freeSpinModel.ts';
import { createPlayModel, type PlayModel } from './model/playModel.ts';
import type { PlayRules } from './model/playRules.ts';
import type { FakeProvider } from './fakeProvider.ts';
import { createRandom, type Random } from './random.ts';
import type { Tally } from './tally.ts';

/** A pending delivery of a provider update; repeated deliveries carry the same id. */
export interface PendingUpdate {
  readonly id: string;
  readonly payment: ProviderPayment;
}

/**
 * A simulated player: its operations run one after the other, so that the model can predict every outcome.
 * Actors run concurrently.
 */
export interface Actor {
  readonly index: number;
  readonly brand: BrandId;
  readonly random: Random;
  readonly pool: Pool;
  readonly bets: BetBatcher;
  readonly payments: DepositDeps;
  readonly provider: FakeProvider;
  readonly tally: Tally;
  readonly player: BonusPlayer;
  readonly wallet: ModelWallet;
  readonly rules: PlayRules & DepositRules;
  readonly model: PlayModel;
  readonly freeSpins: FreeSpinModel;
  readonly openPayments: Map<string, ModelPayment>;
  readonly pendingUpdates: PendingUpdate[];
  /** Calls since the last check, of which some are repeated. */
  readonly recentCalls: (() => Promise<void>)[];
  readonly clock: { milliseconds: number };
  /** Number of the actor's last key. */
  serial: number;
  /** Number of the last key of a free round. */
  freeSerial: number;
}

export interface ActorWorld {
  readonly pool: Pool;
  /** Batches the bets of all actors, as in the api: bets that arrive together are posted together. */
  readonly bets: BetBatcher;
  readonly tally: Tally;
  readonly provider: FakeProvider;
  readonly payments: DepositDeps;
  readonly maximumStake: number | undefined;
  readonly startsAt: number;
}

/** requirements/regulation#mga: MGA requires identity from 2,000 EUR of deposits. */
const IDENTITY_FROM: Readonly<Partial<Record<BrandId, number>>> = { aurora: 200_000 };
const MAX_RECENT_CALLS = 24;
const JACKPOT = 'proof-jackpot';
const BRANDS = ['aurora', 'caravel', 'quetzal'] as const satisfies readonly BrandId[];

export async function openActor(world: ActorWorld, index: number): Promise<Actor> {
  const { pool, bets, tally, provider, startsAt } = world;
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
    provider,
    tally,
    player,
    wallet,
    rules,
    clock,
    serial: 0,
    freeSerial: 0,
    openPayments: new Map(),
    pendingUpdates: [],
    recentCalls: [],
    payments: { ...world.payments, clock: () => clock.milliseconds },
    freeSpins: createFreeSpinModel(wallet, rules),
    model: createPlayModel(wallet, rules, { maximumStake: world.maximumStake }),
  };
}

/** The brand that requires confirmed documents before any withdrawal, as every brand does in the mode `strict`. */
const IDENTITY_TO_WITHDRAW: BrandId = 'caravel';

export async function requireIdentityToWithdraw(pool: Pool): Promise<void> {
  await pool.query('update api.brand_rule set kyc_before_withdrawal = true where brand = $1', [
    IDENTITY_TO_WITHDRAW,
  ]);
}

/** True if the brand requires confirmed documents before any withdrawal. */
export function needsIdentityToWithdraw({ brand }: Pick<Actor, 'brand'>): boolean {
  return brand === IDENTITY_TO_WITHDRAW;
}

export function repeatLater(actor: Actor, call: () => Promise<void>): void {
  actor.recentCalls.push(call);
  if (actor.recentCalls.length > MAX_RECENT_CALLS) actor.recentCalls.shift();
}
