import { TRANSLATED_LOCALES } from '@foyer/links';
import { rulePreviewSchema, ruleStatusSchema, rewardValuesSchema } from '@foyer/market/engagement-answers';
import { ENGAGEMENT_SECTIONS, MAX_LEVEL } from '@foyer/market/engagement-rules';
import type { Routes } from '@foyer/runtime';
import * as v from 'valibot';
import { createInternalClient, type InternalClientParts } from '../internalClient.ts';
import type { Route } from '../route.ts';
import { SUPERVISOR_ROLES } from '../session/roles.ts';
import { queryRoute, questionRoute } from '../staffRoutes.ts';
import { brandQuestion } from './contentRequests.ts';

const MAX_BODY_BYTES = 1024 * 1024;
const MAX_POINTS = 1_000_000;

const previewQuestion = v.strictObject({
  ...brandQuestion.entries,
  section: v.picklist(ENGAGEMENT_SECTIONS),
  body: v.unknown(),
  locale: v.picklist(TRANSLATED_LOCALES),
  level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LEVEL)),
  points: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_POINTS)),
});

/** The engagement service about the content: rules in force, previews, and the values of rewards. */
export function engagementRoutes(parts: InternalClientParts): Routes<Route> {
  const service = createInternalClient(parts, {
    port: parts.settings.engagementPort,
    code: 'ENGAGEMENT_UNAVAILABLE',
    readFailureText: 'The engagement service is not responding.',
  });
  const api = createInternalClient(parts, {
    port: parts.settings.apiPort,
    code: 'CONTENT_UNAVAILABLE',
    readFailureText: 'The content service is not responding.',
  });
  const ofBrand = { roles: SUPERVISOR_ROLES, question: brandQuestion, wanted: 'Specify a brand.' };

  return {
    'GET /content/rules-status': queryRoute({
      ...ofBrand,
      client: service,
      path: '/internal/engagement/rules-status',
      answer: ruleStatusSchema,
    }),
    'GET /content/reward-values': queryRoute({
      ...ofBrand,
      client: api,
      path: '/internal/engagement/reward-values',
      answer: rewardValuesSchema,
    }),
    // POST, because a body has no place in an address; it changes nothing
    'POST /content/rules-preview': questionRoute({
      client: service,
      roles: SUPERVISOR_ROLES,
      path: '/internal/engagement/preview',
      question: previewQuestion,
      wanted: 'Specify a brand, a section, its content and a language.',
      answer: rulePreviewSchema,
      maxBytes: MAX_BODY_BYTES,
    }),
  };
}
