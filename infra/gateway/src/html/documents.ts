import type { ReleasePlan } from '@foyer/kernel/release-plan';
import { isLocale, matchRoute, normaliseLocale, routeOf, FALLBACK_LOCALE, type Locale } from '@foyer/links';
import { BRANDS, type Brand } from '@foyer/market';
import {
  documentHeaders,
  metricsOf,
  pagePolicy,
  silentRenewalPolicy,
  type Clock,
  type FoyerSettings,
} from '@foyer/runtime';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendEmpty } from '../answers.ts';
import type { FontStore } from '../assets/fontStore.ts';
import type { RequestContext } from '../context.ts';
import { sendDocument } from './compression.ts';
import { composeDocument, forBrowser } from './documentPage.ts';
import { defaultLocale, landingOf } from './landing.ts';
import { pageDataOf } from './pageData.ts';
import { entryOf, SHELL_APP } from './preloads.ts';
import { createNonce, staticPolicy } from './securityHeaders.ts';
import { SILENT_RENEW } from './silentRenew.ts';
import { composeStaticPage, type StaticPage } from './staticPage.ts';
import type { FirstPictures } from '../first-picture/createFirstPictures.ts';
import { earlyQueryOf, earlyQueryScript } from './earlyQuery.ts';
import { createThemeCss } from './themeCss.ts';
import { bucketOf, visitorOf, type EdgeVisitor, type VisitorReleases } from '../releases/visitorReleases.ts';
import type { ActivePreview } from '../staff/activePreview.ts';

export interface Documents {
  page(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<void>;
  unknownHost(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Shown to a person when an upstream page is unavailable. */
  unavailable(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
    status: number,
  ): Promise<void>;
  silentRenew(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Explains why a staff preview link shows nothing, and how to continue. */
  notice(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
    status: number,
    kind: PreviewNotice,
    to: { readonly live: string; readonly signIn?: string },
  ): Promise<void>;
}

/** `staff`: no staff member is signed in. `other`: another staff member is signed in. */
export type PreviewNotice = 'staff' | 'other' | 'over' | 'again' | 'unreachable';

export interface DocumentsOptions {
  readonly settings: FoyerSettings;
  readonly clock: Clock;
  readonly fonts: FontStore;
  readonly gamesOrigin: string;
  readonly payOrigin: string;
  readonly releases: {
    current(): ReleasePlan | undefined;
    resolve(plan: ReleasePlan, visitor: EdgeVisitor): VisitorReleases;
    activePreviewOf(request: IncomingMessage, context: RequestContext): ActivePreview | undefined;
    forBrowsers(): { readonly key: string } | undefined;
  };
  readonly firstPictures: FirstPictures;
}

const pages = metricsOf('gateway').count('pages', 'Pages that were composed', { brand: BRANDS });

const PREPARING_REFRESH_SECONDS = 3;

export function createDocuments(options: DocumentsOptions): Documents {
  const { settings, clock, fonts, gamesOrigin, payOrigin } = options;
  const themeCss = createThemeCss(fonts);

  async function sendStatic(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    brand: Brand | undefined,
    page: Omit<StaticPage, 'nonce' | 'look' | 'locale'>,
  ): Promise<void> {
    const nonce = createNonce();
    const locale = requestLocale(request, brand);
    const html = composeStaticPage({
      ...page,
      nonce,
      locale,
      look: brand && { brand: brand.id, css: themeCss(brand.id) },
    });
    const headers = documentHeaders({ policy: staticPolicy(nonce), gamesOrigin, referrer: 'no-referrer' });
    await sendDocument(
      request,
      response,
      status,
      html,
      status >= 500 ? { ...headers, 'retry-after': String(PREPARING_REFRESH_SECONDS) } : headers,
    );
  }

  return {
    async page(request, response, context) {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return sendEmpty(response, 405, { allow: 'GET, HEAD' });
      const landing = landingOf(context.brand, context.path, context.query);
      if (landing.kind === 'redirect')
        return sendEmpty(response, 302, { location: landing.to, 'referrer-policy': 'no-referrer' });
      const plan = options.releases.current();
      const { bucket, cookie } = bucketOf(request, context);
      const releases =
        plan &&
        options.releases.resolve(
          plan,
          visitorOf(context, landing.locale, bucket, options.releases.activePreviewOf(request, context)),
        ).set;
      if (!releases || !entryOf(releases, SHELL_APP)) {
        return sendStatic(request, response, 503, context.brand, {
          title: 'gateway.preparing.title',
          text: 'gateway.preparing.text',
          refreshSeconds: PREPARING_REFRESH_SECONDS,
        });
      }
      pages.add({ brand: context.brand.id });
      const nonce = createNonce();
      const match = matchRoute(context.path);
      const early = earlyQueryOf(releases, context, landing.locale);
      const html = composeDocument({
        brand: context.brand,
        locale: landing.locale,
        path: context.path,
        nonce,
        themeCss,
        fontPreloads: fonts.preloadsOf(context.brand.id),
        releases,
        firstPicture:
          early &&
          options.firstPictures.of(early, {
            brand: context.brand.id,
            locale: landing.locale,
            country: context.country,
          }),
        earlyQuery: early
          ? earlyQueryScript(early, { brand: context.brand.id, locale: landing.locale, nonce })
          : '',
        pageData: pageDataOf(context, landing.locale, forBrowser(releases), {
          gamesOrigin,
          mode: settings.mode,
          timingsPercent: settings.timingsPercent,
          now: clock(),
          releaseKey: releases.staff ? undefined : options.releases.forBrowsers()?.key,
        }),
      });
      const handler = match !== undefined && routeOf(match.id).layout === 'handler';
      const policy = pagePolicy({
        nonce,
        host: context.host,
        scheme: context.scheme,
        gamesOrigin,
        payOrigin,
      });
      if (cookie !== undefined) response.appendHeader('set-cookie', cookie);
      await sendDocument(
        request,
        response,
        match ? 200 : 404,
        html,
        documentHeaders({
          policy,
          gamesOrigin,
          referrer: handler ? 'no-referrer' : 'strict-origin-when-cross-origin',
        }),
      );
    },
    unknownHost: (request, response) =>
      sendStatic(request, response, 421, undefined, {
        title: 'gateway.unknownHost.title',
        text: 'gateway.unknownHost.text',
      }),
    notice: (request, response, context, status, kind, { live, signIn }) =>
      sendStatic(request, response, status, context.brand, {
        title: `gateway.preview.${kind}.title`,
        text: `gateway.preview.${kind}.text`,
        links: [
          { href: live, text: 'gateway.preview.live' },
          ...(signIn === undefined ? [] : [{ href: signIn, text: 'gateway.preview.signIn' } as const]),
        ],
      }),
    unavailable: (request, response, context, status) =>
      sendStatic(request, response, status, context.brand, {
        title: 'gateway.unavailable.title',
        text: 'gateway.unavailable.text',
        retry: 'gateway.unavailable.retry',
      }),
    async silentRenew(request, response) {
      await sendDocument(
        request,
        response,
        200,
        SILENT_RENEW,
        documentHeaders({
          policy: silentRenewalPolicy(),
          gamesOrigin,
          referrer: 'no-referrer',
          frameable: true,
        }),
      );
    },
  };
}

/** For addresses outside the product: the browser's preferred supported language. */
function requestLocale(request: IncomingMessage, brand: Brand | undefined): Locale {
  const inPath = (request.url ?? '').split('/')[1] ?? '';
  const requestedLocales = [
    inPath,
    ...(request.headers['accept-language'] ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? ''),
  ];
  for (const requested of requestedLocales.slice(0, 10)) {
    const locale = normaliseLocale(requested);
    if (locale !== undefined && isLocale(locale)) return locale;
    const language = locale?.split('_')[0];
    const known = [...(brand?.locales.map((setting) => setting.locale) ?? []), 'et_EE', 'fr_CA'].find(
      (candidate) => language !== undefined && candidate.split('_')[0] === language,
    );
    if (known !== undefined && isLocale(known)) return known;
  }
  return brand ? defaultLocale(brand) : FALLBACK_LOCALE;
}
