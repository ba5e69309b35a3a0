import type { PageData } from '@foyer/kernel/page-data';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import type { ReleaseSet } from '@foyer/kernel/release-set';
import { isInternalPage } from '@foyer/kernel/internal-pages';
import { appOf, routeOfMatch, type RouteMatch } from '@foyer/links';
import { BRANDS, protectionOf } from '@foyer/market';
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
import { storedLocale } from '../cookies.ts';
import type { RequestContext } from '../context.ts';
import { sendDocument } from './compression.ts';
import { composeDocument, forBrowser } from './documentPage.ts';
import { landingOf } from './landing.ts';
import { movedPath, pageMatch } from './pageMatch.ts';
import { pageDataOf } from './pageData.ts';
import { entryOf, SHELL_APP } from './preloads.ts';
import { createNonce } from './textPagePolicy.ts';
import { SILENT_RENEW } from './silentRenew.ts';
import { createStaticDocuments, type StaticDocuments } from './staticDocuments.ts';
import type { CataloguePages } from '../catalogue/cataloguePages.ts';
import type { ContentPreviews } from '../content/contentPreviews.ts';
import type { ContentSource } from '@foyer/runtime/content';
import type { FirstPictures } from '../first-picture/createFirstPictures.ts';
import { earlyQueryOf, earlyQueryScript } from './earlyQuery.ts';
import type { PageThemes } from './pageThemes.ts';
import { bucketOf, visitorOf, type EdgeVisitor, type VisitorReleases } from '../releases/visitorReleases.ts';
import type { ActivePreview } from '../staff/activePreview.ts';

export interface Documents extends Omit<StaticDocuments, 'preparing'> {
  page(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<void>;
  silentRenew(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

export interface DocumentsOptions {
  readonly settings: FoyerSettings;
  readonly clock: Clock;
  readonly themes: PageThemes;
  readonly gamesOrigin: string;
  readonly payOrigin: string;
  readonly releases: {
    current(): ReleasePlan | undefined;
    resolve(plan: ReleasePlan, visitor: EdgeVisitor): VisitorReleases;
    activePreviewOf(request: IncomingMessage, context: RequestContext): ActivePreview | undefined;
    forBrowsers(): { readonly key: string } | undefined;
  };
  readonly firstPictures: FirstPictures;
  readonly errorReporting: PageData['errorReporting'];
  readonly content: Pick<ContentSource, 'of' | 'preview'>;
  readonly contentPreviews: Pick<ContentPreviews, 'of'>;
  readonly cataloguePages: Pick<CataloguePages, 'exists'>;
}

const pages = metricsOf('gateway').count('pages', 'Pages that were composed', { brand: BRANDS });

export function createDocuments(options: DocumentsOptions): Documents {
  const { settings, clock, themes, gamesOrigin, payOrigin } = options;
  const { preparing, ...staticDocuments } = createStaticDocuments({
    themeCss: (brand) => themes.of(brand).css,
    gamesOrigin,
  });

  function exists(match: RouteMatch, releases: ReleaseSet): boolean {
    if (match.invited) {
      const app = appOf(match.invited.owner);
      // while the application is switched off, each of its addresses shows the notice
      const isOff = releases.off?.some((item) => item.app === app) === true;
      return isOff || entryOf(releases, app)?.pages[match.id] !== undefined;
    }
    return match.id === 'internal'
      ? isInternalPage(match.parameters['*'] ?? '', settings.mode)
      : options.cataloguePages.exists(match);
  }

  /** Pages of the product set their title when their texts have loaded. */
  function titleOf(match: RouteMatch | undefined, { invited = [] }: ReleaseSet): string {
    return invited.find(({ squad }) => squad === match?.invited?.owner)?.title ?? '';
  }

  return {
    async page(request, response, context) {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return sendEmpty(response, 405, { allow: 'GET, HEAD' });
      const landing = landingOf(context.brand, context.path, context.query, storedLocale(request, context));
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
        return preparing(request, response, context);
      }
      const moved = movedPath(releases, context.path);
      if (moved !== undefined) return sendEmpty(response, 302, { location: `${moved}${context.query}` });
      pages.add({ brand: context.brand.id });
      const preview = options.contentPreviews.of(request, context);
      const content =
        preview === undefined
          ? options.content.of(context.brand.id)
          : await options.content.preview(context.brand.id, preview.token);
      const nonce = createNonce();
      const match = pageMatch(releases, context.path);
      const early = earlyQueryOf(releases, context, landing.locale);
      const protection = protectionOf(context.brand, settings.protectionMode);
      const pageData = pageDataOf(context, landing.locale, forBrowser(releases), {
        gamesOrigin,
        mode: settings.mode,
        timingsPercent: settings.timingsPercent,
        protection,
        errorReporting: options.errorReporting,
        now: clock(),
        content,
        contentPreviewUntil: preview?.expiresAt,
        releaseKey: releases.staff ? undefined : options.releases.forBrowsers()?.key,
      });
      const html = composeDocument({
        brand: context.brand,
        title: titleOf(match, releases),
        hasClockBar:
          protection.licence.session.clock === 'mandatory' || protection.licence.breaks.button !== undefined,
        locale: landing.locale,
        path: context.path,
        nonce,
        theme:
          preview === undefined
            ? themes.of(context.brand.id, pageData.theme)
            : themes.draft(context.brand.id, pageData.theme, content.themes),
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
        pageData,
      });
      const handler = match !== undefined && routeOfMatch(match).layout === 'handler';
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
        match !== undefined && exists(match, releases) ? 200 : 404,
        html,
        documentHeaders({
          policy,
          gamesOrigin,
          referrer: handler ? 'no-referrer' : 'strict-origin-when-cross-origin',
        }),
      );
    },
    ...staticDocuments,
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
