import { sendJson, type FoyerSettings, type Routes } from '@foyer/runtime';
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
import { OPERATOR_ROLES, SUPERVISOR_ROLES } from '../session/roles.ts';
import { queryRoute, questionRoute } from '../staffRoutes.ts';
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
  const client = createInternalClient(parts, {
    port: parts.settings.apiPort,
    code: 'CONTENT_UNAVAILABLE',
    readFailureText: 'The content service is not responding.',
    unknownOutcomeText:
      'The content service is not responding, so the outcome is unknown. Retrying is safe: the decision takes effect once.',
  });

  const read = (
    question: v.GenericSchema<unknown, object>,
    path: string,
    answer: v.GenericSchema<unknown, object>,
  ): Route =>
    queryRoute({
      client,
      roles: SUPERVISOR_ROLES,
      path,
      question,
      wanted: 'Specify a brand and a section.',
      answer,
    });

  const write =
    <Schema extends v.GenericSchema<unknown, object>, Answer extends object>(
      schema: Schema,
      path: string,
      answer: v.GenericSchema<unknown, Answer>,
      view: (answer: Answer, request: v.InferOutput<Schema>) => object = (found) => found,
      maxBytes = MAX_BODY_BYTES,
    ): Route =>
    async (call) => {
      const { person } = await client.staffNow(call, OPERATOR_ROLES);
      const wanted = await readShape(call.request, schema, 'Specify the content and a reason.', maxBytes);
      const { status, body } = await client.decide(answer, path, { ...wanted, staff: person.email });
      const found = v.safeParse(answer, body);
      sendJson(call.response, status, status === 200 && found.success ? view(found.output, wanted) : body);
    };

  return {
    'GET /content/sections': read(brandQuestion, '/internal/content/sections', contentSectionsSchema),
    'GET /content/version': read(versionQuestion, '/internal/content/version', contentVersionSchema),
    'GET /content/history': read(sectionQuestion, '/internal/content/history', contentHistorySchema),
    'GET /content/export': read(brandQuestion, '/internal/content/export', contentBundleSchema),
    // POST, because a body has no place in an address; it changes nothing
    'POST /content/validation': questionRoute({
      client,
      roles: SUPERVISOR_ROLES,
      path: '/internal/content/validate',
      question: bodyQuestion,
      wanted: 'Specify a brand, a section and its content.',
      answer: contentValidationSchema,
      maxBytes: MAX_BODY_BYTES,
    }),
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
