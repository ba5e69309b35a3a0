import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { parseEvent } from '@foyer/kernel/events';
import { BUS_RECONNECTED, sendJson, type Service } from '@foyer/runtime';
import type { ApiDeps } from './apiDeps.ts';
import { createComponents, type Components } from './components.ts';
import { writeContentRules } from './content/contentRules.ts';
import { createDocumentFileHandler } from './documents/review/fileHandler.ts';
import { createUploadHandler } from './documents/uploads/uploadHandler.ts';
import { createExportHandler } from './exports/exportRoutes.ts';
import { sendFeed } from './feed/feedRoute.ts';
import { endGamesOfSession } from './games/gameSessions.ts';
import { handlePaymentWebhook } from './payments/paymentWebhook.ts';
import { createPersonalCodes } from './personal-codes/personalCodes.ts';
import { preparePersonalCodes } from './personal-codes/sealStoredCodes.ts';
import { writeBrandRules } from './players/brandRules.ts';
import { sendFailure } from './server/graphql/failure.ts';
import { createHttpGraphql } from './server/graphql/httpGraphql.ts';
import { createDocumentGate } from './server/graphql/prepareDocument.ts';
import { createSignedGraphql } from './server/graphql/signedGraphql.ts';
import { walletDocuments } from './server/graphql/trustedDocuments.ts';
import { createInternalHandler } from './server/http/internalRoutes.ts';
import { createGraphqlSocket } from './server/websocket/graphqlSocket.ts';
import { endRequestedSessions } from './sessions/sessionEndRequests.ts';
import { createRoutes, createSchemas, startJobs } from './subjects.ts';

const RECONCILE_AFTER_MS = 2_000;

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Creates the service with the main API, the lobby API, the wallet of game servers and the internal calls,
 * on one port.
 */
export async function createApi(deps: ApiDeps): Promise<Service> {
  await preparePersonalCodes({ ...deps, personalCodes: createPersonalCodes(deps.settings) });
  await writeBrandRules(deps.pool, deps.settings.limitIncreaseCoolOffHours, deps.settings);
  await writeContentRules(deps.pool);
  const components = await createComponents(deps);
  const schemas = createSchemas(components);
  const isProduction = deps.settings.mode === 'production';
  const main = createEndpoint(components, schemas.main, '/graphql');
  const lobby = createEndpoint(components, schemas.lobby, '/lobby-graphql');
  const handle = createHandler(components, {
    main: main.http,
    lobby: lobby.http,
    wallet: createSignedGraphql(components, {
      schema: schemas.wallet,
      trusted: walletDocuments(),
      isProduction,
      secret: deps.settings.gamesSecret,
    }),
    exports: createExportHandler(components),
    uploads: createUploadHandler(components),
    documentFile: createDocumentFileHandler(components),
    internal: createInternalHandler(components, createRoutes(components, schemas)),
  });
  const unsubscribe = subscribe(components);
  const jobs = startJobs(components);

  return {
    name: 'api',
    handler(request, response) {
      handle(request, response).catch((error: unknown) => {
        if (!response.headersSent) sendFailure(response, 500, error, components);
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
      unsubscribe();
      await Promise.all(jobs.map((job) => job.stop()));
      components.events.close();
      await Promise.all([main.socket.close(), lobby.socket.close()]);
      await components.catalogue.close();
      await components.content.close();
      components.pots.close();
      components.sessions.close();
      await components.relay.close();
      await components.serviceClient.close();
    },
  };
}

function createEndpoint(components: Components, schema: GraphQLSchema, path: string) {
  const gate = createDocumentGate({
    schema,
    isProduction: components.settings.mode === 'production',
    trusted: components.trusted,
  });
  return {
    http: createHttpGraphql(components, schema, gate, path),
    socket: createGraphqlSocket(components, schema, gate),
  };
}

/** Subscribes to events that require an action of the api. Returns the function that unsubscribes. */
function subscribe(components: Components): () => void {
  const { bus, sessions, games, browserSessions, log } = components;
  const report = (error: unknown): void => log.warn('event handler failed', { error });
  const unsubscribes = [
    sessions.onEnded(({ sid }) => void endGamesOfSession(games, sid).catch(report)),
    sessions.onEnded(({ sid }) => void browserSessions.dropSession(sid).catch(report)),
    bus.subscribe(BUS_RECONNECTED, () => void sessions.reconcile().catch(report)),
    bus.subscribe('api.player-changed', (payload) => {
      const event = parseEvent('api.player-changed', payload);
      if (event?.isShutOut !== true) return;
      void endRequestedSessions(components, event.playerId).catch(report);
    }),
  ];
  const timer = setTimeout(() => void sessions.reconcile().catch(report), RECONCILE_AFTER_MS);
  timer.unref();
  return () => {
    clearTimeout(timer);
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

interface Handlers {
  readonly main: Handler;
  readonly lobby: Handler;
  readonly wallet: Handler;
  readonly exports: Handler;
  readonly uploads: Handler;
  readonly documentFile: Handler;
  readonly internal: Handler;
}

function createHandler(components: Components, handlers: Handlers): Handler {
  return async (request, response) => {
    const path = pathOf(request);
    if (path === '/graphql' || path === '/api/graphql') {
      request.url = (request.url ?? '').replace(/^\/api/, '');
      return handlers.main(request, response);
    }
    if (path === '/lobby-graphql') return handlers.lobby(request, response);
    if (path === '/api/feed' && request.method === 'GET') return sendFeed(components, request, response);
    if (path.startsWith('/exports/')) return handlers.exports(request, response);
    if (path === '/uploads' || path.startsWith('/uploads/')) return handlers.uploads(request, response);
    if (path === '/wallet-graphql') return handlers.wallet(request, response);
    if (path === '/webhooks/payments') return handlePaymentWebhook(components, request, response);
    if (path === '/internal/documents/file' && request.method === 'POST')
      return handlers.documentFile(request, response);
    if (path.startsWith('/internal/')) return handlers.internal(request, response);
    sendJson(response, 404, { code: 'NOT_FOUND' });
  };
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?')[0] ?? '/';
}
