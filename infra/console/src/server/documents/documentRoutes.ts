import { Refusal, type Routes } from '@foyer/runtime';
import {
  documentOutcomeSchema,
  documentPlayerSchema,
  documentQueueSchema,
} from '@foyer/market/document-answers';
import * as v from 'valibot';
import type { InternalClientParts } from '../internalClient.ts';
import type { Route } from '../route.ts';
import { allowed, SUPERVISOR_ROLES } from '../session/roles.ts';
import {
  brandField,
  createPlayerServiceClient,
  idempotencyKeyField,
  PLAYER_QUESTION,
  playerIdField,
  QUEUE_QUESTION,
  reasonField,
} from '../staffQuestions.ts';
import { decisionRoute, queryRoute, questionRoute } from '../staffRoutes.ts';
import { sendDocumentFile } from './documentFile.ts';

const fileSchema = v.object({ brand: brandField, file: v.pipe(v.string(), v.uuid()) });
const verdictSchema = v.strictObject({
  brand: brandField,
  fileId: v.pipe(v.string(), v.uuid()),
  verdict: v.picklist(['verified', 'rejected']),
  document: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40)))),
  reason: v.optional(v.pipe(v.string(), v.maxLength(40))),
  comment: v.nullable(reasonField),
  key: idempotencyKeyField,
});
const wealthSchema = v.strictObject({
  brand: brandField,
  playerId: playerIdField,
  decision: v.picklist(['require', 'request-upload', 'accept']),
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90))),
  fundingType: v.optional(v.pipe(v.string(), v.maxLength(40))),
  comment: reasonField,
  key: idempotencyKeyField,
});

/** Documents and declarations of wealth: operators and auditors read, operators decide in their own name (ADR 0241). */
export function documentRoutes(parts: InternalClientParts): Routes<Route> {
  const client = createPlayerServiceClient(parts, 'decision');
  const reads = { client, roles: SUPERVISOR_ROLES };
  const decides = { client, answer: documentOutcomeSchema };
  return {
    'GET /documents/waiting': queryRoute({
      ...reads,
      ...QUEUE_QUESTION,
      path: '/internal/documents',
      answer: documentQueueSchema,
    }),
    'POST /documents/player': questionRoute({
      ...reads,
      ...PLAYER_QUESTION,
      path: '/internal/documents/player',
      answer: documentPlayerSchema,
    }),
    async 'GET /documents/file'({ response, url, session }) {
      const { person } = allowed(session, SUPERVISOR_ROLES);
      const question = v.safeParse(fileSchema, Object.fromEntries(url.searchParams));
      if (!question.success) throw new Refusal(400, 'REQUEST_MALFORMED', 'Specify the brand and the file.');
      const { brand: of, file } = question.output;
      await sendDocumentFile(parts, { brand: of, fileId: file, staff: person.email }, response);
    },
    'POST /documents/verdict': decisionRoute({
      ...decides,
      path: '/internal/documents/verdict',
      question: verdictSchema,
      wanted: 'Specify the file, the verdict and its reason.',
    }),
    'POST /documents/wealth': decisionRoute({
      ...decides,
      path: '/internal/documents/wealth',
      question: wealthSchema,
      wanted: 'Specify the player, the decision and a comment.',
    }),
  };
}
