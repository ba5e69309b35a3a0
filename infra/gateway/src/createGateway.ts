import { isBrandId } from '@foyer/market';
import { themesOf } from '@foyer/market/themes';
import {
  createServiceClient,
  frameOrigins,
  type Clock,
  type FoyerSettings,
  type Log,
  type Service,
} from '@foyer/runtime';
import { createAnalyticsEndpoint } from './analytics/analyticsEndpoint.ts';
import { loadFonts } from './assets/fontStore.ts';
import { createDeltas } from './assets/deltas.ts';
import { createReleaseStore } from './assets/releaseStore.ts';
import { createCataloguePages } from './catalogue/cataloguePages.ts';
import { createContentPreviews } from './content/contentPreviews.ts';
import { createContentSource } from '@foyer/runtime/content';
import { contextOf } from './context.ts';
import { createEdgeClient } from './edgeClient.ts';
import type { HealthCheck } from './health.ts';
import { createEvidence } from './evidence/createEvidence.ts';
import { createFirstPictures } from './first-picture/createFirstPictures.ts';
import { createDocuments } from './html/documents.ts';
import { createPageThemes, type ThemeSource } from './html/pageThemes.ts';
import { offeredLocale } from './html/landing.ts';
import { SHELL_APP } from './html/preloads.ts';
import { createProxy } from './proxy/proxyRequest.ts';
import { createSocketProxy, plainResponse } from './proxy/proxyUpgrade.ts';
import { proxyTargetOf, upstreamsOf, type Upstreams } from './proxy/upstreams.ts';
import { createReleasePlanSource } from './releases/releasePlanSource.ts';
import { createLiveReleases } from './releases/liveReleases.ts';
import { createVisitorReleases } from './releases/visitorReleases.ts';
import { createReportEndpoints } from './reports/reportEndpoints.ts';
import { createSessions } from './session/createSessions.ts';
import { createDegradedServices } from './degradedServices.ts';
import { createPreviews } from './staff/previews.ts';
import { createPreviewCookies } from './staff/activePreview.ts';
import { createStaffSignIn } from './staff/staffSignIn.ts';
import { createRequestHandler } from './requestHandler.ts';

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
  /** Settings of the brands' themes; those of the content by default. */
  readonly themes?: ThemeSource;
}

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
  const content = await createContentSource({
    home: settings.home,
    file: 'content.last-good.json',
    api: upstreams.api,
    log,
    clock,
    serviceClient,
    internalSecret: settings.internalSecret,
  });
  const cataloguePages = await createCataloguePages({
    api: upstreams.api,
    log,
    clock,
    serviceClient,
    internalSecret: settings.internalSecret,
  });
  const themes = createPageThemes(
    fonts,
    deps.themes ?? ((brand) => themesOf(brand, content.of(brand).themes)),
  );
  const contentPreviews = createContentPreviews({ settings, clock });
  const missing = createDegradedServices(deps.checks ?? {}, clock);
  const live = createLiveReleases({
    ...releases,
    missing,
    contentTagOf: ({ brand }) => (isBrandId(brand) ? content.of(brand).tag : undefined),
  });
  plan.onChange(live.announce);
  content.onChange(live.announceContent);
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
  const reports = createReportEndpoints({ settings, log, clock, serviceClient, evidence });
  const documents = createDocuments({
    settings,
    clock,
    themes,
    gamesOrigin,
    payOrigin,
    releases,
    firstPictures,
    errorReporting: reports.errorSettings,
    content,
    contentPreviews,
    cataloguePages,
  });
  const analytics = createAnalyticsEndpoint({ upstream: upstreams.api, settings, clock, serviceClient, log });
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
    themes,
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

  return {
    name: 'gateway',
    handler: createRequestHandler({
      settings,
      log,
      // read at each request: the launcher replaces the checks of services that start later
      health: () => ({ gateway: ready, ...deps.checks }),
      upstreams,
      documents,
      reports,
      analytics,
      previews,
      sessions,
      proxy,
      store,
      deltas,
      fonts,
      themes,
      releases,
      content,
      contentPreviews,
    }),
    upgrade(request, socket, head) {
      const context = contextOf(request, settings);
      if (context?.path === '/release-set/live')
        return live.upgrade(
          request,
          socket,
          head,
          context,
          offeredLocale(context.brand, new URLSearchParams(context.query).get('locale')),
          contentPreviews.tokenOf(request, context) === undefined,
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
      await Promise.all([plan.close(), evidence.close(), content.close(), cataloguePages.close()]);
      await serviceClient.close();
    },
  };
}
