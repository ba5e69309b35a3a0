/**
 * Entry for `infra/money-proof` and `infra/mutation`: the functions that move money, without HTTP, and the
 * worlds and fakes of the api's tests. No service imports it.
 *
 * @packageDocumentation
 */
export { definitionId, REWARD_OFFERS, type RewardOffer } from '../content/rewards.ts';
export { type BetBatcher, createBetBatcher } from '../src/bets/betBatcher.ts';
export { settleFreeRound, stakeFreeRound, voidFreeRound } from '../src/bets/freeRounds.ts';
export { postBonusForfeit } from '../src/bonuses/forfeitBonus.ts';
export { type DepositRequest, startDeposit } from '../src/deposits/startDeposit.ts';
export { decideIdentity } from '../src/identity-checks/identityCases.ts';
export type { Movement } from '../src/ledger/movements.ts';
export { resettle, settle, stake, voidStake } from '../src/ledger/productLedger.ts';
export { cancelPayment } from '../src/payments/cancelPayment.ts';
export { createOffers } from '../src/payments/offers.ts';
export { createPersonalCodes } from '../src/personal-codes/personalCodes.ts';
export { storePersonalCode } from '../src/personal-codes/sealStoredCodes.ts';
export { runPayments } from '../src/payments/paymentJob.ts';
export type { PaymentDeps } from '../src/payments/payments.ts';
export type { DepositDeps } from '../src/deposits/startDeposit.ts';
export type {
  ProviderResult,
  SettlementLine,
  PaymentProvider,
  ProviderPayment,
} from '../src/payments/provider.ts';
export { type ProviderUpdateOutcome, applyProviderUpdate } from '../src/payments/providerUpdates.ts';
export { PAYMENTS_SIGNATURE, signText } from '../src/payments/signature.ts';
export { writeBrandRules } from '../src/players/brandRules.ts';
export { reconcileDay } from '../src/reconciliation/reconcile.ts';
export { placeBet } from '../src/sports/placement/placeBet.ts';
export type { PlaceBetDeps } from '../src/sports/placement/bettor.ts';
export { type BetRow, openStake, readBet, resultNumbers } from '../src/sports/betRows.ts';
export { cashOutPart } from '../src/sports/cash-out/cashOutPart.ts';
export { closeBet, settleBatch } from '../src/sports/settlement/closeBet.ts';
export { createPlacements, type Placement, placeTogether } from '../src/sports/placement/placements.ts';
export { settleBets } from '../src/sports/settlement/settleBets.ts';
export { assignRewards } from '../src/rewards/assignRewards.ts';
export { postRewardClaim } from '../src/rewards/claimReward.ts';
export { writeRewardDefinitions } from '../src/rewards/seedRewards.ts';
export { decideWithdrawal } from '../src/withdrawals/decideWithdrawal.ts';
export { type WithdrawalRequest, startWithdrawal } from '../src/withdrawals/startWithdrawal.ts';
export { type FakeIdentity, startFakeIdentity } from './fakes/fakeIdentity.ts';
export { type FakePayments, sendWebhook, startFakePayments } from './fakes/fakePayments.ts';
export { createTestDatabase, START_MS, type TestDatabase } from './testDatabase.ts';
export { WALLET_PATH, type WalletCall, type WalletReply, callWallet, walletBody } from './walletClient.ts';
export {
  type BonusPlayer,
  giveBonus,
  inGame,
  openBonusPlayer,
  writeBonusGames,
} from './worlds/bonusWorld.ts';
export { directBetDeps } from './worlds/directFeed.ts';
export {
  type LedgerPlayer,
  TEST_GAME,
  balanceOf,
  openLedgerPlayer,
  roundInput,
} from './worlds/ledgerWorld.ts';
