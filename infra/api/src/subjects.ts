import type { GraphQLSchema } from 'graphql';
import type { Job } from '@foyer/runtime';
import { themesOf } from '@foyer/market/themes';
import { startAnalyticsForwardingJob } from './analytics/forwardingJob.ts';
import { startAnalyticsRetentionJob } from './analytics/retentionJob.ts';
import { createAnalyticsRoutes } from './analytics/routes.ts';
import { createBetResolvers } from './bets/resolvers.ts';
import { startRefusalRetentionJob } from './bets/refusalRetentionJob.ts';
import { startBonusJob } from './bonuses/bonusJob.ts';
import { startBonusTermsJob } from './bonuses/bonusTermsJob.ts';
import { createBonusResolvers } from './bonuses/resolvers.ts';
import type { Components } from './components.ts';
import { createLobbyResolvers } from './content/lobby.ts';
import { createContactResolvers } from './contact/resolvers.ts';
import { createContentResolvers } from './content/resolvers.ts';
import { createContentRoutes } from './content/routes.ts';
import { createDebtResolvers } from './debts/resolvers.ts';
import { createDepositResolvers } from './deposits/resolvers.ts';
import { createEngagementRoutes } from './engagement/routes.ts';
import { startEventLogRetentionJob } from './events/eventLog.ts';
import { createSubscriptionResolvers } from './events/resolvers.ts';
import { createEventRoutes } from './events/routes.ts';
import { createDocumentResolvers } from './documents/resolvers.ts';
import { createDocumentRoutes } from './documents/review/routes.ts';
import { startDocumentRetentionJob } from './documents/retentionJob.ts';
import { startBreakEmailJob } from './exclusions/breakEmailJob.ts';
import { startExclusionReturnJob } from './exclusions/returnJob.ts';
import { createRegisterDevelopmentRoutes } from './exclusions/register/developmentRoutes.ts';
import { startRegisterRecheckJob } from './exclusions/register/recheckJob.ts';
import { startRegisterReportJob } from './exclusions/register/reportJob.ts';
import { createExclusionRoutes } from './exclusions/routes.ts';
import { createExclusionResolvers } from './exclusions/resolvers.ts';
import { createFeedResolvers } from './feed/resolvers.ts';
import { personalizedResolvers } from './games/personalizedGameLists.ts';
import { createCatalogueRoutes } from './games/routes.ts';
import { createGameResolvers } from './games/resolvers.ts';
import { startHarmJob } from './harm/harmJob.ts';
import { createHarmRoutes } from './harm/routes.ts';
import { createIdentityCheckRoutes } from './identity-checks/routes.ts';
import { startJackpotRankingJob } from './jackpots/leaderboard/rankingJob.ts';
import { createJackpotResolvers } from './jackpots/resolvers.ts';
import { createJackpotRoutes } from './jackpots/routes.ts';
import { createLedgerRoutes } from './ledger/routes.ts';
import { createLimitResolvers } from './limits/resolvers.ts';
import { startSessionLimitJob } from './limits/sessionLimitJob.ts';
import { startSessionEndJob } from './sessions/sessionEndRequests.ts';
import { createNoticeResolvers } from './notices/resolvers.ts';
import { createPayAndPlayRoutes } from './pay-and-play/routes.ts';
import { createCashierResolvers } from './payments/cashier.ts';
import { startWebhookRetentionJob } from './payments/webhookRetentionJob.ts';
import { startPaymentJob } from './payments/paymentJob.ts';
import { createPaymentResolvers } from './payments/resolvers.ts';
import { startDataExportJob } from './personal-data/dataExport.ts';
import { startErasureJob } from './personal-data/erasure.ts';
import { createPersonalDataResolvers } from './personal-data/resolvers.ts';
import { createPhoneVerificationResolvers } from './phone-verifications/resolvers.ts';
import { startPlayerEmailJob } from './player-emails/playerEmailJob.ts';
import { createPlayerBalanceRoutes } from './player-balances/routes.ts';
import { createCountryResolvers } from './players/country.ts';
import { createPlayerResolvers } from './players/resolvers.ts';
import { createPlayerRecordRoutes } from './player-records/routes.ts';
import { createPlayerRoutes } from './players/routes.ts';
import { createViewerResolvers } from './players/viewer.ts';
import { startReconciliationJob } from './reconciliation/reconciliationJob.ts';
import { createPromotionResolvers } from './promotions/resolvers.ts';
import { createProtectionResolvers } from './protection/resolvers.ts';
import { createProtectionRoutes } from './protection/routes.ts';
import { createReconciliationRoutes } from './reconciliation/routes.ts';
import { createRaffleRoutes } from './raffles/routes.ts';
import { createRewardResolvers } from './rewards/resolvers.ts';
import { startRewardJob } from './rewards/rewardJob.ts';
import { createRewardRoutes } from './rewards/routes.ts';
import { createLobbySchema, createMainSchema, createWalletSchema } from './server/graphql/schemas.ts';
import type { Routes } from './server/http/route.ts';
import { createSchemaRoutes } from './server/http/schemaRoutes.ts';
import { createAccountSecurityResolvers } from './sessions/accountSecurityResolvers.ts';
import { createSessionResolvers } from './sessions/resolvers.ts';
import { createSessionRoutes } from './sessions/routes.ts';
import { createSelfTestResolvers } from './self-tests/resolvers.ts';
import { createSignInCodeResolvers } from './sign-in-codes/resolvers.ts';
import { startAutoCashOutJob } from './sports/cash-out/autoCashOutJob.ts';
import { startPriceSampleJob, startSampleRetentionJob } from './sports/cash-out/priceSamples.ts';
import { createCashOutResolvers } from './sports/cash-out/resolvers.ts';
import { createBetHistoryResolvers } from './sports/history/betHistoryResolvers.ts';
import { createDisputeResolvers } from './sports/disputes/resolvers.ts';
import { createDisputeRoutes } from './sports/disputes/routes.ts';
import { createSportsOperationRoutes } from './sports/operations/routes.ts';
import { startSuspensionJob } from './sports/operations/suspensions.ts';
import { createFavouriteResolvers } from './sports/favourites/favouriteResolvers.ts';
import { createSportsBetResolvers } from './sports/resolvers.ts';
import { createSportsSlipResolvers } from './sports/slip/resolvers.ts';
import { startSettlementJob } from './sports/settlement/settlementJob.ts';
import { createStatementResolvers } from './statements/resolvers.ts';
import { startStatementEmailJob } from './statements/statementEmailJob.ts';
import { startPayoutEmailJob } from './withdrawals/payoutEmailJob.ts';
import { createWithdrawalResolvers } from './withdrawals/resolvers.ts';
import { createWithdrawalRoutes } from './withdrawals/routes.ts';

export interface Schemas {
  readonly main: GraphQLSchema;
  readonly lobby: GraphQLSchema;
  readonly wallet: GraphQLSchema;
}

/** The resolvers of all subjects; each receives only the components that its type names. */
export function createSchemas(components: Components): Schemas {
  return {
    main: createMainSchema([
      createContentResolvers(components),
      createCountryResolvers(components),
      personalizedResolvers,
      createViewerResolvers(components),
      createNoticeResolvers(components),
      createJackpotResolvers(components),
      createPaymentResolvers(components),
      createDepositResolvers(components),
      createWithdrawalResolvers(components),
      createDebtResolvers(components),
      createCashierResolvers(components),
      createRewardResolvers(components),
      createPromotionResolvers(components),
      createSportsBetResolvers(components),
      createCashOutResolvers(components),
      createSportsSlipResolvers(components),
      createBetHistoryResolvers(components),
      createDisputeResolvers(components),
      createFavouriteResolvers(components),
      createBonusResolvers(components),
      createSelfTestResolvers(components),
      createStatementResolvers(components),
      createGameResolvers(components),
      createSessionResolvers(components),
      createAccountSecurityResolvers(components),
      createSignInCodeResolvers(components),
      createLimitResolvers(components),
      createExclusionResolvers(components),
      createProtectionResolvers(components),
      createPlayerResolvers(components),
      createContactResolvers(components),
      createPersonalDataResolvers(components),
      createPhoneVerificationResolvers(components),
      createDocumentResolvers(components),
      createSubscriptionResolvers(components),
    ]),
    lobby: createLobbySchema([
      createLobbyResolvers({
        ...components,
        themesOf: (brand) => themesOf(brand, components.content.of(brand).sections.themes),
      }),
      createFeedResolvers(components),
    ]),
    wallet: createWalletSchema([createBetResolvers(components)]),
  };
}

/** The internal routes of all subjects; those for development exist in development only. */
export function createRoutes(components: Components, schemas: Schemas): Routes {
  return {
    ...createSchemaRoutes(schemas),
    ...createContentRoutes(components),
    ...createSessionRoutes(components),
    ...createAnalyticsRoutes(components),
    ...createDocumentRoutes(components),
    ...createDisputeRoutes(components),
    ...createCatalogueRoutes(components),
    ...createEngagementRoutes(components),
    ...createEventRoutes(components),
    ...createHarmRoutes(components),
    ...createExclusionRoutes(components),
    ...createIdentityCheckRoutes(components),
    ...createJackpotRoutes(components),
    ...createPayAndPlayRoutes(components),
    ...createPlayerBalanceRoutes(components),
    ...createPlayerRecordRoutes(components),
    ...createPlayerRoutes(components),
    ...createProtectionRoutes(components),
    ...createRaffleRoutes(components),
    ...createReconciliationRoutes(components),
    ...createSportsOperationRoutes(components),
    ...createWithdrawalRoutes(components),
    ...(components.settings.mode === 'development'
      ? {
          ...createLedgerRoutes(components),
          ...createRewardRoutes(components),
          ...createRegisterDevelopmentRoutes(components),
        }
      : {}),
  };
}

/** Starts the recurring jobs of all subjects; each is safe to run in every replica. */
export function startJobs(components: Components): readonly Job<unknown>[] {
  return [
    startRewardJob(components),
    startSettlementJob(components),
    startAutoCashOutJob(components),
    startPriceSampleJob(components),
    startSampleRetentionJob(components),
    startSuspensionJob(components),
    startJackpotRankingJob(components),
    startBonusJob(components),
    startBonusTermsJob(components),
    startPaymentJob(components),
    startReconciliationJob(components),
    startPayoutEmailJob(components),
    startDataExportJob(components),
    startErasureJob(components),
    startBreakEmailJob(components),
    startHarmJob(components),
    startPlayerEmailJob(components),
    startStatementEmailJob(components),
    startExclusionReturnJob(components),
    startRegisterReportJob(components),
    startRegisterRecheckJob(components),
    startWebhookRetentionJob(components),
    startRefusalRetentionJob(components),
    startEventLogRetentionJob(components),
    startDocumentRetentionJob(components),
    startSessionEndJob(components),
    startSessionLimitJob(components),
    startAnalyticsForwardingJob(components),
    startAnalyticsRetentionJob(components),
  ];
}
