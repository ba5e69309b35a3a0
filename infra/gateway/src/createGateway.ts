import {
  createServiceClient,
  frameOrigins,
  SILENT_RENEWAL,
  type Clock,
  type FoyerSettings,
  type Log,
  type Service,
} from '@foyer/runtime';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendEmpty, sendText } from './answers.ts';
import { loadFonts } from './assets/fontStore.ts';
import { createDeltas } from './assets/deltas.ts';
import { createReleaseStore } from './assets/releaseStore.ts';
import { serveAsset, serveFont } from './assets/serveAsset.ts';
import { contextOf, type RequestContext } from './context.ts';
import { createEdgeClient } from './edgeClient.ts';
import { answerHealth, type HealthCheck } from './health.ts';
import { createEvidence } from './evidence/createEvidence.ts';
import { createFirstPictures } from './first-picture/createFirstPictures.ts';
import { createDocuments } from './html/documents.ts';
import { offeredLocale } from './html/landing.ts';
import { SHELL_APP } from './html/preloads.ts';
import { createProxy } from './proxy/proxyRequest.ts';
import { createSocketProxy, plainResponse } from './proxy/proxyUpgrade.ts';
import { statusOf } from './proxy/refusals.ts';
import { proxyTargetOf, upstreamsOf, type ProxyTarget, type Upstreams } from './proxy/upstreams.ts';
import { createReleasePlanSource } from './releases/releasePlanSource.ts';
import { createLiveReleases } from './releases/liveReleases.ts';
import { answerReleaseSet, answerSignedPlan } from './releases/releaseEndpoints.ts';
import { createVisitorReleases } from './releases/visitorReleases.ts';
import { createReportEndpoints } from './reports/reportEndpoints.ts';
import { createSessions } from './session/createSessions.ts';
import { createDegradedServices } from './degradedServices.ts';
import { serveSiteFile } from './siteFiles.ts';
import { createPreviews } from './staff/previews.ts';
import { createPreviewCookies } from './staff/activePreview.ts';
import { createStaffSignIn } from './staff/staffSignIn.ts';

export interface GatewayDependencies {
  readonly settings: FoyerSettings;
  readonly log: Log;
  readonly clock: Clock;
  /** Origin of the game provider's frames; defaults to the development one. */
  readonly gamesOrigin?: string;
  /** Origin of the payment frame. */
  readonly payOrigin?: string;
  /** Additional checks of `/healthz`, by reported name. */
  readonly checks?: Readonly<Record<string, HealthCheck>>;
  readonly upstreams?: Upstreams;
}

/** Paths with an extension are files: served or missing, never answered with a page. */
const FILE_LIKE = /\.[a-z0-9]{1,8}\/?$/i;
/** Values of Sec-Fetch-Dest other than navigation. */
const NOT_A_DOCUMENT = new Set([
  'script',
  'style',
  'image',
  'font',
  'audio',
  'video',
  'worker',
  'sharedworker',
  'serviceworker',
  'manifest',
  'object',
  'embed',
  'track',
]);

/** The edge: brand by host, pages, released files, and proxies to the services. */
export async function createGateway(deps: GatewayDependencies): Promise<Service> {
  const { settings, log, clock } = deps;
  const { gamesOrigin, payOrigin } = {
    ...frameOrigins(settings),
    ...(deps.gamesOrigin !== undefined && { gamesOrigin: deps.gamesOrigin }),
    ...(deps.payOrigin !== undefined && { payOrigin: deps.payOrigin }),
  };
  const upstreams = deps.upstreams ?? upstreamsOf(settings);
  const fonts = await loadFonts();
  const serviceClient = createServiceClient();
  const registry = createEdgeClient({ settings, clock, serviceClient });
  const plan = await createReleasePlanSource({ home: settings.home, log, clock, registry });
  const previewCookies = createPreviewCookies(settings);
  const releases = {
    current: plan.current,
    forBrowsers: plan.forBrowsers,
    resolve: createVisitorReleases(clock),
    activePreviewOf: previewCookies.of,
  };
  const missing = createDegradedServices(deps.checks ?? {}, clock);
  const live = createLiveReleases({ ...releases, missing });
  plan.onChange(live.announce);
  const evidence = createEvidence({ settings, log, clock, registry });
  const first = plan.current();
  if (first) evidence.registerReleases(first);
  plan.onChange(evidence.registerReleases);
  const store = createReleaseStore({
    home: settings.home,
    log,
    live: plan.current,
    onSpoilt: (app, release, name) =>
      evidence.violation({ kind: 'integrity', app, release, subject: 'FILE_CHANGED', blocked: name }),
  });
  const deltas = createDeltas(store, log);
  const firstPictures = createFirstPictures({ api: upstreams.api, log, clock, origins: [gamesOrigin] });
  const documents = createDocuments({
    settings,
    clock,
    fonts,
    gamesOrigin,
    payOrigin,
    releases,
    firstPictures,
  });
  const reports = createReportEndpoints({ home: settings.home, log, clock, evidence });
  const previews = createPreviews({
    settings,
    clock,
    log,
    documents,
    previewCookies,
    current: plan.current,
    refresh: plan.refresh,
    signIn: createStaffSignIn({ settings, upstream: upstreams.identity, clock, serviceClient }),
  });
  const sessions = createSessions({
    upstream: upstreams.api,
    settings,
    clock,
    serviceClient,
    log,
    fonts,
    gamesOrigin,
  });
  const proxy = createProxy(log);
  const sockets = createSocketProxy(log);
  const warm = (): void =>
    void store.warm().catch((error: unknown) => log.error('released files could not be read', { error }));
  warm();
  plan.onChange(warm);

  function ready(): Promise<void> {
    return plan.current()?.apps.some(({ app }) => app === SHELL_APP)
      ? Promise.resolve()
      : Promise.reject(new Error('no live shell release'));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/healthz') return answerHealth(response, { gateway: ready, ...deps.checks }, log);
    const context = contextOf(request, settings);
    if (!context) return documents.unknownHost(request, response);
    const target = proxyTargetOf(context.path);
    if (target) return forward(request, response, context, target);
    if (context.path === '/telemetry') return reports.telemetry(request, response, context);
    if (context.path === '/csp-report') return reports.policyReport(request, response, context);
    if (context.path.startsWith('/staff-preview/')) return previews.endpoints(request, response, context);
    if (context.path.startsWith('/session/')) return sessions.endpoints(request, response, context);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendEmpty(response, 405, { allow: 'GET, HEAD' });
    return answerRead(request, response, context);
  }

  async function answerRead(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
  ): Promise<void> {
    if (context.path.startsWith('/assets/'))
      return serveAsset(request, response, context.path, { store, deltas });
    if (context.path.startsWith('/fonts/')) return serveFont(request, response, context.path, fonts);
    if (context.path === '/release-set') return answerReleaseSet(request, response, context, releases);
    if (context.path === '/release-set/signed') return answerSignedPlan(request, response, context, releases);
    if (context.path === SILENT_RENEWAL.document) return documents.silentRenew(request, response);
    if (await serveSiteFile(response, context)) return;
    if (await previews.gate(request, response, context)) return;
    if (await sessions.gate(request, response, context)) return;
    const destination = request.headers['sec-fetch-dest'];
    if (FILE_LIKE.test(context.path) || (typeof destination === 'string' && NOT_A_DOCUMENT.has(destination)))
      return sendText(response, 404, 'There is no such file.');
    return documents.page(request, response, context);
  }

  function forward(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
    target: ProxyTarget,
  ): void {
    const upstream = upstreams[target.upstream];
    // a browser navigation gets a page, other clients JSON
    const navigates = target.upstream === 'identity' && (request.headers.accept ?? '').includes('text/html');
    proxy.forward(
      request,
      response,
      context,
      target,
      upstream,
      navigates
        ? (code) => run(response, documents.unavailable(request, response, context, statusOf(code)))
        : undefined,
    );
  }

  function run(response: ServerResponse, work: Promise<void>): void {
    work.catch((error: unknown) => {
      log.error('request failed', { error });
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Something went wrong.');
    });
  }

  return {
    name: 'gateway',
    handler: (request, response) => run(response, answer(request, response)),
    upgrade(request, socket, head) {
      const context = contextOf(request, settings);
      if (context?.path === '/release-set/live')
        return live.upgrade(
          request,
          socket,
          head,
          context,
          offeredLocale(context.brand, new URLSearchParams(context.query).get('locale')),
        );
      const target = context && proxyTargetOf(context.path);
      if (!context || !target?.socket) socket.end(plainResponse(404, ''));
      else sockets.forward(request, socket, head, context, target, upstreams[target.upstream]);
    },
    ready,
    async close() {
      live.close();
      sockets.close();
      proxy.close();
      await reports.settled();
      await Promise.all([plan.close(), evidence.close()]);
      await serviceClient.close();
    },
  };
}
