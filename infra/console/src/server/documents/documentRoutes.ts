import { Refusal, sendJson, type Routes } from '@foyer/runtime';
import {
  documentOutcomeSchema,
  documentPlayerSchema,
  documentQueueSchema,
} from '@foyer/market/document-answers';
import * as v from 'valibot';
import type { InternalClientParts } from '../internalClient.ts';
import { readShape } from '../readShape.ts';
import type { Call, Route } from '../route.ts';
import { allowed, SUPERVISOR_ROLES } from '../session/roles.ts';
import {
  brandField,
  createPlayerServiceClient,
  idempotencyKeyField,
  playerIdField,
  playerQuestion,
  readQueueQuestion,
  reasonField,
} from '../staffQuestions.ts';
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

  async function decide(
    call: Call,
    path: string,
    schema: v.GenericSchema<unknown, object>,
    wanted: string,
  ): Promise<void> {
    const { person } = await client.operatorNow(call);
    const decision = await readShape(call.request, schema, wanted);
    const { status, body } = await client.request(documentOutcomeSchema, 'POST', path, {
      ...decision,
      staff: person.email,
    });
    sendJson(call.response, status, body);
  }

  return {
    async 'GET /documents/waiting'({ response, url, session }) {
      allowed(session, SUPERVISOR_ROLES);
      const { status, body } = await client.request(
        documentQueueSchema,
        'POST',
        '/internal/documents',
        readQueueQuestion(url),
      );
      sendJson(response, status, body);
    },
    // POST, so that the email address appears in no log and no history
    async 'POST /documents/player'({ request, response, session }) {
      allowed(session, SUPERVISOR_ROLES);
      const { status, body } = await client.request(
        documentPlayerSchema,
        'POST',
        '/internal/documents/player',
        await readShape(request, playerQuestion, 'Specify the brand and the player.'),
      );
      sendJson(response, status, body);
    },
    async 'GET /documents/file'({ response, url, session }) {
      const { person } = allowed(session, SUPERVISOR_ROLES);
      const question = v.safeParse(fileSchema, Object.fromEntries(url.searchParams));
      if (!question.success) throw new Refusal(400, 'REQUEST_MALFORMED', 'Specify the brand and the file.');
      const { brand: of, file } = question.output;
      await sendDocumentFile(parts, { brand: of, fileId: file, staff: person.email }, response);
    },
    'POST /documents/verdict': (call) =>
      decide(
        call,
        '/internal/documents/verdict',
        verdictSchema,
        'Specify the file, the verdict and its reason.',
      ),
    'POST /documents/wealth': (call) =>
      decide(
        call,
        '/internal/documents/wealth',
        wealthSchema,
        'Specify the player, the decision and a comment.',
      ),
  };
}
