import { BRANDS } from '@foyer/market';
import { CONTENT_SECTIONS } from '@foyer/market/content';
import { contentBundleSchema } from '@foyer/market/content-answers';
import { sealContentPreview, type FoyerSettings, type Log } from '@foyer/runtime';
import * as v from 'valibot';
import { brandSchema as brand, checked, invalid, type Answer, type Routes } from '../server/http/route.ts';
import type { Content } from './contentReader.ts';
import { publicContentOf } from './publicContent.ts';
import { exportBundle, importBundle } from './versions/contentBundles.ts';
import type { ContentDeps, RefusedRequest } from './versions/contentDeps.ts';
import { readPublications } from './versions/publicationRows.ts';
import { publish } from './versions/publishVersion.ts';
import {
  listSections,
  readContentVersion,
  viewPublication,
  viewVersion,
} from './versions/readContentVersion.ts';
import { saveDraft, validateContent } from './versions/saveDraft.ts';
import { readVersions } from './versions/versionRows.ts';

const section = v.picklist(CONTENT_SECTIONS);
const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const decision = {
  staff: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,100}$/)),
};
const ofBrand = v.object({ brand });
const ofSection = v.object({ brand, section });
const ofVersion = v.object({ brand, section, number: v.optional(number) });
const bodyOf = v.object({ brand, section, body: v.unknown() });
const draft = v.object({ brand, section, body: v.unknown(), basedOn: number, ...decision });
const publication = v.object({ brand, section, version: number, live: v.nullable(number), ...decision });
const previewBody = v.object({
  brand,
  sections: v.record(section, number),
  minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(480)), 60),
  staff: decision.staff,
});
const importBody = v.object({
  brand,
  bundle: contentBundleSchema,
  hasStaffAccount: v.optional(v.boolean(), true),
  ...decision,
});
const known = v.pipe(v.string(), v.maxLength(100));

const HISTORY = 200;
const MINUTE_MS = 60_000;

export interface ContentRouteDeps extends ContentDeps {
  readonly content: Pick<Content, 'of' | 'preview' | 'refresh'>;
  readonly settings: Pick<FoyerSettings, 'internalSecret'>;
  readonly log: Pick<Log, 'info'>;
}

/** Content of the brands, for the console, the CLI and the gateway (ADR 0207). */
export function createContentRoutes(deps: ContentRouteDeps): Routes {
  return {
    'POST /internal/content/sections': checked(ofBrand, async (call) => ({
      status: 200,
      body: await listSections(deps, call.brand),
    })),
    'POST /internal/content/version': checked(ofVersion, async (call) => {
      const found = await readContentVersion(deps, call.brand, call.section, call.number);
      return found ? { status: 200, body: found } : { status: 404, body: { code: 'UNKNOWN_VERSION' } };
    }),
    'POST /internal/content/history': checked(ofSection, async (call) => {
      const [versions, publications] = await Promise.all([
        readVersions(deps.pool, call.brand, call.section, HISTORY),
        readPublications(deps.pool, call.brand, call.section, HISTORY),
      ]);
      return {
        status: 200,
        body: { versions: versions.map(viewVersion), publications: publications.map(viewPublication) },
      };
    }),
    'POST /internal/content/validate': checked(bodyOf, async (call) => ({
      status: 200,
      body: await validateContent(deps, call.brand, call.section, call.body),
    })),
    'POST /internal/content/draft': checked(draft, async (call) => answerOf(await saveDraft(deps, call))),
    'POST /internal/content/publish': checked(publication, async (call) =>
      answerOf(await publish(deps, call)),
    ),
    'POST /internal/content/preview': checked(previewBody, async (call) => {
      const expiresAt = deps.clock() + call.minutes * MINUTE_MS;
      // the drafts must exist: an unknown number would silently show the live content
      for (const [name, version] of Object.entries(call.sections)) {
        const found = v.is(section, name) && (await readContentVersion(deps, call.brand, name, version));
        if (!found) return { status: 404, body: { code: 'UNKNOWN_VERSION' } };
      }
      deps.log.info('content preview created', {
        brand: call.brand,
        sections: call.sections,
        staff: call.staff,
      });
      const token = sealContentPreview(deps.settings.internalSecret, {
        brand: call.brand,
        sections: call.sections,
        expiresAt,
      });
      return { status: 200, body: { token, expiresAt: new Date(expiresAt).toISOString() } };
    }),
    'POST /internal/content/export': checked(ofBrand, (call) =>
      Promise.resolve({ status: 200, body: exportBundle(deps, call.brand) }),
    ),
    'POST /internal/content/import': checked(importBody, async (call) =>
      answerOf(await importBundle(deps, call)),
    ),
    /** Public settings of every brand; only the tag if the edge already has this version. */
    async 'GET /internal/content/public'({ query }) {
      const tag = v.safeParse(known, query.get('tag') ?? '');
      const preview = query.get('preview');
      const previewedBrand = v.safeParse(brand, query.get('brand'));
      if (preview !== null) {
        if (!previewedBrand.success) return invalid();
        return {
          status: 200,
          body: publicContentOf(await deps.content.preview(previewedBrand.output, preview)),
        };
      }
      const all = BRANDS.map((id) => publicContentOf(deps.content.of(id)));
      const current = all.map((one) => one.tag).join('.');
      return {
        status: 200,
        body:
          tag.success && tag.output === current
            ? { tag: current, brands: null }
            : { tag: current, brands: Object.fromEntries(all.map((one) => [one.brand, one])) },
      };
    },
  };
}

function answerOf(result: object | RefusedRequest): Answer {
  return 'status' in result && 'body' in result ? result : { status: 200, body: result };
}
