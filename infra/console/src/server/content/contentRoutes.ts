import { Refusal, sendJson, type FoyerSettings, type Routes } from '@foyer/runtime';
import {
  contentBundleSchema,
  contentDraftSchema,
  contentHistorySchema,
  contentImportedSchema,
  contentPreviewSchema,
  contentPublishedSchema,
  contentSectionsSchema,
  contentValidationSchema,
  contentVersionSchema,
} from '@foyer/market/content-answers';
import * as v from 'valibot';
import { createInternalClient, type InternalClientParts } from '../internalClient.ts';
import { readShape } from '../readShape.ts';
import type { Route } from '../route.ts';
import { allowed, SUPERVISOR_ROLES } from '../session/roles.ts';
import {
  bodyQuestion,
  brandQuestion,
  draftRequest,
  importRequest,
  previewRequest,
  publicationRequest,
  sectionQuestion,
  versionQuestion,
} from './contentRequests.ts';

/** Texts of a locale are the largest bodies, and a bundle contains all locales. */
const MAX_BODY_BYTES = 1024 * 1024;
const MAX_BUNDLE_BYTES = 8 * 1024 * 1024;

/** Content of the brands: operators and auditors read, operators edit and publish in their own name. */
export function contentRoutes(parts: InternalClientParts): Routes<Route> {
  const service = { port: parts.settings.apiPort, code: 'CONTENT_UNAVAILABLE' };
  const readFailureText = 'The content service is not responding.';
  const reader = createInternalClient(parts, {
    ...service,
    readFailureText,
    unknownOutcomeText: readFailureText,
  });
  const writer = createInternalClient(parts, {
    ...service,
    readFailureText,
    unknownOutcomeText:
      'The content service is not responding, so the outcome is unknown. Retrying is safe: the decision takes effect once.',
  });

  const read =
    <Question extends v.GenericSchema<unknown, object>, Answer extends object>(
      question: Question,
      path: string,
      answer: v.GenericSchema<unknown, Answer>,
    ): Route =>
    async ({ response, url, session }) => {
      allowed(session, SUPERVISOR_ROLES);
      const asked = v.safeParse(question, Object.fromEntries(url.searchParams));
      if (!asked.success) throw new Refusal(400, 'REQUEST_MALFORMED', 'Specify a brand and a section.');
      const { status, body } = await reader.request(answer, 'POST', path, asked.output);
      sendJson(response, status, body);
    };

  const write =
    <Schema extends v.GenericSchema<unknown, object>, Answer extends object>(
      schema: Schema,
      path: string,
      answer: v.GenericSchema<unknown, Answer>,
      view: (answer: Answer, request: v.InferOutput<Schema>) => object = (found) => found,
      maxBytes = MAX_BODY_BYTES,
    ): Route =>
    async (call) => {
      const { person } = await writer.operatorNow(call);
      const wanted = await readShape(call.request, schema, 'Specify the content and a reason.', maxBytes);
      const { status, body } = await writer.request(answer, 'POST', path, { ...wanted, staff: person.email });
      const found = v.safeParse(answer, body);
      sendJson(call.response, status, status === 200 && found.success ? view(found.output, wanted) : body);
    };

  return {
    'GET /content/sections': read(brandQuestion, '/internal/content/sections', contentSectionsSchema),
    'GET /content/version': read(versionQuestion, '/internal/content/version', contentVersionSchema),
    'GET /content/history': read(sectionQuestion, '/internal/content/history', contentHistorySchema),
    'GET /content/export': read(brandQuestion, '/internal/content/export', contentBundleSchema),
    // POST, because a body has no place in an address; it changes nothing
    async 'POST /content/validation'({ request, response, session }) {
      allowed(session, SUPERVISOR_ROLES);
      const { status, body } = await reader.request(
        contentValidationSchema,
        'POST',
        '/internal/content/validate',
        await readShape(request, bodyQuestion, 'Specify a brand, a section and its content.', MAX_BODY_BYTES),
      );
      sendJson(response, status, body);
    },
    'POST /content/draft': write(draftRequest, '/internal/content/draft', contentDraftSchema),
    'POST /content/publication': write(
      publicationRequest,
      '/internal/content/publish',
      contentPublishedSchema,
    ),
    'POST /content/preview': write(
      previewRequest,
      '/internal/content/preview',
      contentPreviewSchema,
      ({ token, expiresAt }, { brand }) => ({
        address: previewAddress(parts.settings, brand, token),
        expiresAt,
      }),
    ),
    'POST /content/import': write(
      importRequest,
      '/internal/content/import',
      contentImportedSchema,
      undefined,
      MAX_BUNDLE_BYTES,
    ),
  };
}

/** The token may be in the address: the gateway replaces it by a cookie and redirects. */
function previewAddress(
  { siteAddress, gatewayPort }: Pick<FoyerSettings, 'siteAddress' | 'gatewayPort'>,
  brand: string,
  token: string,
): string {
  const site = new URL((siteAddress ?? `http://{brand}.localhost:${gatewayPort}`).replace('{brand}', brand));
  return `${site.origin}/?foyer-content=${encodeURIComponent(token)}`;
}
