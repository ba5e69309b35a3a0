import { TRANSLATED_LOCALES } from '@foyer/links';
import { rulePreviewSchema, ruleStatusSchema, rewardValuesSchema } from '@foyer/market/engagement-answers';
import { ENGAGEMENT_SECTIONS, MAX_LEVEL } from '@foyer/market/engagement-rules';
import { Refusal, sendJson, type Routes } from '@foyer/runtime';
import * as v from 'valibot';
import { createInternalClient, type InternalClientParts } from '../internalClient.ts';
import { readShape } from '../readShape.ts';
import type { Route } from '../route.ts';
import { allowed, SUPERVISOR_ROLES } from '../session/roles.ts';
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
  const readFailureText = 'The engagement service is not responding.';
  const service = createInternalClient(parts, {
    port: parts.settings.engagementPort,
    code: 'ENGAGEMENT_UNAVAILABLE',
    readFailureText,
    unknownOutcomeText: readFailureText,
  });
  const api = createInternalClient(parts, {
    port: parts.settings.apiPort,
    code: 'CONTENT_UNAVAILABLE',
    readFailureText: 'The content service is not responding.',
    unknownOutcomeText: 'The content service is not responding.',
  });

  function asked(url: URL): v.InferOutput<typeof brandQuestion> {
    const question = v.safeParse(brandQuestion, Object.fromEntries(url.searchParams));
    if (!question.success) throw new Refusal(400, 'REQUEST_MALFORMED', 'Specify a brand.');
    return question.output;
  }

  return {
    async 'GET /content/rules-status'({ response, url, session }) {
      allowed(session, SUPERVISOR_ROLES);
      const { status, body } = await service.request(
        ruleStatusSchema,
        'POST',
        '/internal/engagement/rules-status',
        asked(url),
      );
      sendJson(response, status, body);
    },
    async 'GET /content/reward-values'({ response, url, session }) {
      allowed(session, SUPERVISOR_ROLES);
      const { status, body } = await api.request(
        rewardValuesSchema,
        'POST',
        '/internal/engagement/reward-values',
        asked(url),
      );
      sendJson(response, status, body);
    },
    // POST, because a body has no place in an address; it changes nothing
    async 'POST /content/rules-preview'({ request, response, session }) {
      allowed(session, SUPERVISOR_ROLES);
      const question = await readShape(
        request,
        previewQuestion,
        'Specify a brand, a section, its content and a language.',
        MAX_BODY_BYTES,
      );
      const { status, body } = await service.request(
        rulePreviewSchema,
        'POST',
        '/internal/engagement/preview',
        question,
      );
      sendJson(response, status, body);
    },
  };
}
