import { ANALYTICS_PATH } from '@foyer/kernel/analytics-delivery';
import { ERROR_REPORTS_PATH } from '@foyer/kernel/error-envelope';
import { SILENT_RENEWAL, type FoyerSettings, type Log, type Service } from '@foyer/runtime';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnalyticsEndpoint } from './analytics/analyticsEndpoint.ts';
import { sendEmpty, sendText } from './answers.ts';
import { serveAsset, serveFont } from './assets/serveAsset.ts';
import { contextOf, type RequestContext } from './context.ts';
import type { ContentPreviews } from './content/contentPreviews.ts';
import type { ContentSource } from '@foyer/runtime/content';
import { answerPageSettings } from './content/pageSettings.ts';
import { answerHealth, type HealthCheck } from './health.ts';
import { statusOf } from './proxy/refusals.ts';
import { proxyTargetOf, type ProxyTarget, type Upstreams } from './proxy/upstreams.ts';
import { answerReleaseSet, answerSignedPlan, type SignedPlanPorts } from './releases/releaseEndpoints.ts';
import { serveSiteFile } from './siteFiles.ts';
import type { Documents } from './html/documents.ts';
import type { PageThemes } from './html/pageThemes.ts';
import type { ReportEndpoints } from './reports/reportEndpoints.ts';
import type { Previews } from './staff/previews.ts';
import type { Sessions } from './session/createSessions.ts';
import type { Proxy } from './proxy/proxyRequest.ts';
import type { ReleaseStore } from './assets/releaseStore.ts';
import type { Deltas } from './assets/deltas.ts';
import type { FontStore } from './assets/fontStore.ts';

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

/** The parts of the edge that answer requests. */
export interface RequestHandlerParts {
  readonly settings: FoyerSettings;
  readonly log: Log;
  /** Checks of `/healthz`, by reported name. */
  readonly health: () => Readonly<Record<string, HealthCheck>>;
  readonly upstreams: Upstreams;
  readonly documents: Documents;
  readonly reports: ReportEndpoints;
  readonly analytics: AnalyticsEndpoint;
  readonly previews: Previews;
  readonly sessions: Sessions;
  readonly proxy: Proxy;
  readonly store: ReleaseStore;
  readonly deltas: Deltas;
  readonly fonts: FontStore;
  readonly themes: PageThemes;
  readonly releases: SignedPlanPorts;
  readonly content: Pick<ContentSource, 'of' | 'preview'>;
  readonly contentPreviews: ContentPreviews;
}

/** Decides by host, path and method which part of the edge answers a request. */
export function createRequestHandler({
  settings,
  log,
  health,
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
}: RequestHandlerParts): Service['handler'] {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/healthz') return answerHealth(response, health(), log);
    const context = contextOf(request, settings);
    if (!context) return documents.unknownHost(request, response);
    const target = proxyTargetOf(context.path);
    if (target) return forward(request, response, context, target);
    if (context.path === '/telemetry') return reports.telemetry(request, response, context);
    if (context.path === '/csp-report') return reports.policyReport(request, response, context);
    if (context.path === ANALYTICS_PATH) return analytics(request, response, context);
    if (context.path === ERROR_REPORTS_PATH) return reports.errorReport(request, response, context);
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
    if (context.path === '/page-settings')
      return answerPageSettings(request, response, context, { content, contentPreviews });
    if (context.path === SILENT_RENEWAL.document) return documents.silentRenew(request, response);
    if (await serveSiteFile(response, context, themes)) return;
    if (contentPreviews.gate(response, context)) return;
    if (await previews.gate(request, response, context)) return;
    if (await sessions.gate(request, response, context)) return;
    const destination = request.headers['sec-fetch-dest'];
    if (FILE_LIKE.test(context.path) || (typeof destination === 'string' && NOT_A_DOCUMENT.has(destination)))
      return sendText(response, 404, 'File not found.');
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

  return (request, response) => run(response, answer(request, response));
}
