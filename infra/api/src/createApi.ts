import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseEvent } from '@foyer/kernel/events';
import { BUS_RECONNECTED, sendJson, type Job, type Service } from '@foyer/runtime';
import { addressesOf, type ApiDeps, type App } from './app.ts';
import { startBonusJob } from './bonuses/bonusJob.ts';
import { readFeed } from './content/feed.ts';
import { createExports } from './exports/exportRoutes.ts';
import { createCatalogueStore } from './games/catalogueStore.ts';
import { endGamesOfSession, type GameSessionDeps } from './games/gameSessions.ts';
import { sendFailure } from './server/graphql/failure.ts';
import { createHttpGraphql } from './server/graphql/httpGraphql.ts';
import { createDocumentGate } from './server/graphql/prepareDocument.ts';
import { createLobbySchema, createMainSchema, createWalletSchema } from './server/graphql/schemas.ts';
import { createSignedGraphql } from './server/graphql/signedGraphql.ts';
import { createTrustedDocuments, walletDocuments } from './server/graphql/trustedDocuments.ts';
import { createInternalHandler } from './server/http/internalRoutes.ts';
import type { Routes } from './server/http/route.ts';
import { createSchemaRoutes } from './server/http/schemaRoutes.ts';
import { createEventRoutes } from './events/routes.ts';
import { createIdentityCheckRoutes } from './identity-checks/routes.ts';
import { createJackpotRoutes } from './jackpots/routes.ts';
import { createLedgerRoutes } from './ledger/routes.ts';
import { createPayAndPlayRoutes } from './pay-and-play/routes.ts';
import { createPlayerBalanceRoutes } from './player-balances/routes.ts';
import { createPlayerRoutes } from './players/routes.ts';
import { createReconciliationRoutes } from './reconciliation/routes.ts';
import { createRewardRoutes } from './rewards/routes.ts';
import { createSessionRoutes } from './sessions/routes.ts';
import { createWithdrawalRoutes } from './withdrawals/routes.ts';
import { handlePaymentWebhook } from './payments/providerUpdates.ts';
import { createBetBatcher } from './bets/betBatcher.ts';
import { startEventLogRetentionJob } from './events/eventLog.ts';
import { createOutboxRelay } from './events/outboxRelay.ts';
import { writeBrandRules } from './players/brandRules.ts';
import { startEventRetentionJob } from './payments/eventRetentionJob.ts';
import { startPaymentJob } from './payments/paymentJob.ts';
import { startPayoutEmailJob } from './withdrawals/payoutEmailJob.ts';
import { createPayments } from './payments/payments.ts';
import { startReconciliationJob } from './reconciliation/reconciliationJob.ts';
import { startRewardJob } from './rewards/rewardJob.ts';
import { createBrowserRenewal } from './sessions/browserRenewal.ts';
import { createBrowserSessions } from './sessions/browserSessions.ts';
import { endAllSessions } from './sessions/identityCalls.ts';
import { createSessionRegistry } from './sessions/sessionRegistry.ts';
import { createSpentTokens } from './sessions/spentTokens.ts';
import { createTokenVerifier } from './sessions/tokenVerifier.ts';
import { createEventHub } from './events/eventHub.ts';
import { createGraphqlSocket } from './server/websocket/graphqlSocket.ts';

const RECONCILE_AFTER_MS = 2_000;

/**
 * Creates the service with the main API, the lobby API, the wallet of game servers and the internal calls,
 * on one port.
 */
export async function createApi(deps: ApiDeps): Promise<Service> {
  await writeBrandRules(deps.pool, deps.settings.limitIncreaseCoolOffHours);
  const app = await createApp(deps);
  const schemas = { main: createMainSchema(), lobby: createLobbySchema() };
  const main = createEndpoint(app, schemas.main, '/graphql');
  const lobby = createEndpoint(app, schemas.lobby, '/lobby-graphql');
  const internal = createInternalHandler(app, { ...createRoutes(app), ...createSchemaRoutes(schemas) });
  const wallet = createSignedGraphql(app, {
    schema: createWalletSchema(),
    trusted: walletDocuments(),
    secret: deps.settings.gamesSecret,
  });
  const exports = createExports(app);
  const unwatch = watch(app);
  const jobs = startJobs(app);

  return {
    name: 'api',
    handler(request, response) {
      handle(app, { main, lobby, wallet, exports, internal }, request, response).catch((error: unknown) => {
        if (!response.headersSent) sendFailure(response, 500, error, app);
        else response.destroy();
      });
    },
    upgrade(request, socket, head) {
      const endpoint = { '/graphql': main, '/api/graphql': main, '/lobby-graphql': lobby }[pathOf(request)];
      if (endpoint) endpoint.socket.upgrade(request, socket, head);
      else socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    },
    async ready() {
      await deps.pool.query('select 1');
    },
    async close() {
      unwatch();
      await Promise.all(jobs.map((job) => job.stop()));
      app.events.close();
      await Promise.all([main.socket.close(), lobby.socket.close()]);
      app.catalogue.close();
      app.sessions.close();
      await app.relay.close();
    },
  };
}

async function createApp(deps: ApiDeps): Promise<App> {
  const { settings, pool, bus, log, clock } = deps;
  const addresses = addressesOf(deps);
  const games: GameSessionDeps = {
    pool,
    clock,
    log,
    gamesAddress: addresses.games,
    gamesSecret: settings.gamesSecret,
    gameSessionMinutes: settings.gameSessionMinutes,
  };
  const longestSessionMs = settings.refreshTokenSeconds * 1000;
  const sessions = createSessionRegistry({
    pool,
    bus,
    log,
    clock,
    identityAddress: addresses.identity,
    internalSecret: settings.internalSecret,
    longestSessionMs,
  });
  const verifier = createTokenVerifier({ clock, identityAddress: addresses.identity });
  const browserSessions = createBrowserSessions({ pool, clock, longestSessionMs });
  return {
    ...deps,
    identityAddress: addresses.identity,
    internalSecret: settings.internalSecret,
    catalogue: await createCatalogueStore({
      pool,
      bus,
      log,
      clock,
      gamesAddress: addresses.games,
      gamesSecret: settings.gamesSecret,
    }),
    sessions,
    verifier,
    browserSessions,
    browserRenewal: createBrowserRenewal({
      clock,
      log,
      identityAddress: addresses.identity,
      internalSecret: settings.internalSecret,
      browserSessions,
      verifier,
    }),
    spentTokens: createSpentTokens(pool, longestSessionMs),
    relay: createOutboxRelay(pool, bus, log),
    bets: createBetBatcher(pool, log),
    events: createEventHub(bus, sessions),
    trusted: createTrustedDocuments(settings.home, clock, log),
    games,
    payments: createPayments({ address: addresses.payments, secrets: settings.paymentsSecrets, clock, log }),
  };
}

function createEndpoint(app: App, schema: ReturnType<typeof createMainSchema>, path: string) {
  const gate = createDocumentGate({
    schema,
    isProduction: app.settings.mode === 'production',
    trusted: app.trusted,
  });
  return { http: createHttpGraphql(app, schema, gate, path), socket: createGraphqlSocket(app, schema, gate) };
}

function createRoutes(app: App): Routes {
  return {
    ...createSessionRoutes(app),
    ...createEventRoutes(app),
    ...createIdentityCheckRoutes(app),
    ...createJackpotRoutes(app),
    ...createPayAndPlayRoutes(app),
    ...createPlayerBalanceRoutes(app),
    ...createPlayerRoutes(app),
    ...createReconciliationRoutes(app),
    ...createWithdrawalRoutes(app),
    // fund accounts and assign rewards without a cashier or a campaign
    ...(app.settings.mode === 'development'
      ? { ...createLedgerRoutes(app), ...createRewardRoutes(app) }
      : {}),
  };
}

/** Starts the recurring jobs; each is safe to run in every replica. */
function startJobs(app: App): readonly Job<unknown>[] {
  return [
    startRewardJob(app),
    startBonusJob(app),
    startPaymentJob(app),
    startReconciliationJob(app),
    startPayoutEmailJob(app),
    startEventRetentionJob(app),
    startEventLogRetentionJob(app),
  ];
}

/** Subscribes to bus events that require an action of the api. */
function watch(app: App): () => void {
  const report = (error: unknown): void => app.log.warn('event handler failed', { error });
  const unsubscribes = [
    app.sessions.onEnded(({ sid }) => void endGamesOfSession(app.games, sid).catch(report)),
    app.sessions.onEnded(({ sid }) => void app.browserSessions.dropSession(sid).catch(report)),
    app.bus.subscribe(BUS_RECONNECTED, () => void app.sessions.reconcile().catch(report)),
    app.bus.subscribe('api.player-changed', (payload) => {
      const event = parseEvent('api.player-changed', payload);
      if (event?.isShutOut !== true) return;
      void endAllSessions(app, event.brand, event.playerId, 'ACCOUNT_BLOCKED').catch(report);
    }),
  ];
  const timer = setTimeout(() => void app.sessions.reconcile().catch(report), RECONCILE_AFTER_MS);
  timer.unref();
  return () => {
    clearTimeout(timer);
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

type Endpoint = ReturnType<typeof createEndpoint>;

interface Endpoints {
  readonly main: Endpoint;
  readonly lobby: Endpoint;
  readonly wallet: ReturnType<typeof createSignedGraphql>;
  readonly exports: ReturnType<typeof createExports>;
  readonly internal: ReturnType<typeof createInternalHandler>;
}

async function handle(
  app: App,
  endpoints: Endpoints,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = pathOf(request);
  if (path === '/graphql' || path === '/api/graphql') {
    request.url = (request.url ?? '').replace(/^\/api/, '');
    return endpoints.main.http(request, response);
  }
  if (path === '/lobby-graphql') return endpoints.lobby.http(request, response);
  if (path === '/api/feed' && request.method === 'GET')
    return sendJson(response, 200, readFeed(app.clock), { 'cache-control': 'public, max-age=1' });
  if (path.startsWith('/exports/')) return endpoints.exports(request, response);
  if (path === '/wallet-graphql') return endpoints.wallet(request, response);
  if (path === '/webhooks/payments')
    return handlePaymentWebhook({ ...app, paymentsSecrets: app.settings.paymentsSecrets }, request, response);
  if (path.startsWith('/internal/')) return endpoints.internal(request, response);
  sendJson(response, 404, { code: 'NOT_FOUND' });
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?')[0] ?? '/';
}
