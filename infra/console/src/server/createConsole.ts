import {
  BodyTooLarge,
  createRouter,
  createServiceClient,
  Refusal,
  sendJson,
  type Service,
  staffOrigin,
} from '@foyer/runtime';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createAlerts } from './alerts/alerts.ts';
import { createEventReader } from './alerts/readEvents.ts';
import { alertRoutes } from './alerts/alertRoutes.ts';
import { bankConnectionRoutes } from './bank-connections/bankConnectionRoutes.ts';
import type { ConsoleDependencies } from './deps.ts';
import { documentRoutes } from './documents/documentRoutes.ts';
import { createRegistryClient, createRegistryRoute } from './registry/registryClient.ts';
import { contentRoutes } from './content/contentRoutes.ts';
import { engagementRoutes } from './content/engagementRoutes.ts';
import { createBuiltApp } from './files/builtApp.ts';
import { serveFile } from './files/serveFile.ts';
import { disputeRoutes } from './sports/disputeRoutes.ts';
import { exclusionRoutes } from './exclusions/exclusionRoutes.ts';
import { identityCheckRoutes } from './identity-checks/identityCheckRoutes.ts';
import { harmRoutes } from './harm/harmRoutes.ts';
import { createLive } from './live/live.ts';
import { operationsRoutes } from './operations/operations.ts';
import { chatRoutes } from './live-chat/chatRoutes.ts';
import { followChats } from './live-chat/followChats.ts';
import { createPages } from './page/pages.ts';
import { protectionRoutes } from './protection/protectionRoutes.ts';
import { createRealmProxy } from './realm/realmProxy.ts';
import { refuseForeign } from './sameOrigin.ts';
import { createIdentityProvider } from './session/identityProvider.ts';
import { createSessions } from './session/sessions.ts';
import { sportsRiskRoutes } from './sports-risk/sportsRiskRoutes.ts';
import { sessionRoutes } from './session/sessionRoutes.ts';
import { playerRecordRoutes } from './player-records/playerRecordRoutes.ts';
import { playerMoneyRoutes } from './withdrawals/playerMoneyRoutes.ts';
import { reconciliationRoutes } from './withdrawals/reconciliationRoutes.ts';
import { approvalRoutes } from './withdrawals/approvalRoutes.ts';
import type { Route } from './route.ts';

export const CONSOLE_MIGRATIONS: string = join(import.meta.dirname, '../../sql');

/** Back end for front end of the console: the only path from a browser to the registry and identity. */
export async function createConsole(deps: ConsoleDependencies): Promise<Service> {
  const { settings, log } = deps;
  const origin = staffOrigin(settings);
  const serviceClient = createServiceClient();
  const provider = createIdentityProvider(settings, serviceClient);
  const sessions = createSessions({ provider, clock: deps.clock });
  const registryClient = createRegistryClient({ ...deps, serviceClient }, sessions);
  const alerts = createAlerts({ ...deps, readEvents: createEventReader({ ...deps, serviceClient }) });
  const app = createBuiltApp(settings.home);
  const pages = await createPages(app);
  const realm = createRealmProxy(settings, log);
  const chats = followChats(deps.bus);
  const live = createLive({
    registryClient,
    sessions,
    alerts,
    chats,
    bus: deps.bus,
    log,
    clock: deps.clock,
  });
  const passOn = createRegistryRoute(registryClient);
  const players = { settings, clock: deps.clock, serviceClient, sessions };
  const router = createRouter<Route>({
    ...sessionRoutes({ provider, sessions, origin }),
    ...alertRoutes(alerts),
    ...operationsRoutes({ ...deps, serviceClient }, registryClient),
    ...approvalRoutes(players),
    ...playerMoneyRoutes(players),
    ...reconciliationRoutes(players),
    ...bankConnectionRoutes(players),
    ...harmRoutes(players),
    ...sportsRiskRoutes(players),
    ...exclusionRoutes(players),
    ...disputeRoutes(players),
    ...playerRecordRoutes({ ...players, log }),
    ...identityCheckRoutes(players),
    ...documentRoutes(players),
    ...chatRoutes(players),
    ...contentRoutes(players),
    ...engagementRoutes(players),
    ...protectionRoutes(players),
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = URL.canParse(request.url ?? '', origin) ? new URL(request.url ?? '', origin) : undefined;
    if (!url) throw new Refusal(400, 'REQUEST_MALFORMED', 'The address is invalid.');
    // handled first, because identity sets its own host, policy and cookies
    if (url.pathname.startsWith('/realms/staff/')) return realm.pass(request, response);
    // the cookie belongs to one origin; other host names are redirected to it
    if (request.headers.host !== new URL(origin).host)
      return void response
        .writeHead(
          request.method === 'GET' ? 307 : 421,
          request.method === 'GET'
            ? { location: `${origin}${url.pathname}${url.search}`, 'cache-control': 'no-store' }
            : {},
        )
        .end();
    if (url.pathname.startsWith('/assets/') || url.pathname.startsWith('/fonts/'))
      return serveFile(request, response, url.pathname, app, pages.fonts);
    const found = router.find(request.method, url.pathname);
    const passed = url.pathname.startsWith('/api/') ? passOn : undefined;
    const route = typeof found === 'string' ? passed : found.handler;
    if (!route && url.pathname !== '/live') return pages.serve(request, response, url);
    refuseForeign(request, origin);
    const session = sessions.of(request);
    if (url.pathname === '/live') return live.open(response, session, url.searchParams);
    return route?.({ request, response, url, session });
  }

  return {
    name: 'console',
    handler: (request, response) =>
      void answer(request, response).catch((error: unknown) => fail(response, error)),
    ready: async () => void (await deps.pool.query('select 1')),
    async close() {
      await alerts.close();
      realm.close();
      chats.close();
      await live.close();
      await serviceClient.close();
    },
  };

  function fail(response: ServerResponse, error: unknown): void {
    if (response.headersSent) return void response.destroy();
    if (error instanceof Refusal)
      return sendJson(response, error.status, { code: error.code, text: error.message });
    if (error instanceof BodyTooLarge)
      return sendJson(
        response,
        413,
        { code: 'BODY_TOO_LARGE', text: error.message },
        { connection: 'close' },
      );
    log.error('request failed', { error });
    sendJson(response, 500, { code: 'FAILED', text: 'The console failed; see its log.' });
  }
}
