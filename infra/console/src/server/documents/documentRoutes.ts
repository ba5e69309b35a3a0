import { Refusal, sendJson, type Routes } from '@foyer/runtime';
import {
  documentOutcomeSchema,
  documentPlayerSchema,
  documentQueueSchema,
} from '@foyer/market/document-answers';
import * as v from 'valibot';
import { createInternalClient, type InternalClientParts } from '../internalClient.ts';
import { readShape } from '../readShape.ts';
import type { Call, Route } from '../route.ts';
import { allowed, SUPERVISOR_ROLES } from '../session/roles.ts';
import { sendDocumentFile } from './documentFile.ts';

const brand = v.pipe(v.string(), v.regex(/^[a-z]{2,40}$/));
const comment = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500));
const key = v.pipe(v.string(), v.uuid());
const queueSchema = v.object({ brand: v.optional(brand) });
const playerSchema = v.strictObject({
  brand,
  who: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)),
});
const fileSchema = v.object({ brand, file: v.pipe(v.string(), v.uuid()) });
const verdictSchema = v.strictObject({
  brand,
  fileId: v.pipe(v.string(), v.uuid()),
  verdict: v.picklist(['verified', 'rejected']),
  document: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40)))),
  reason: v.optional(v.pipe(v.string(), v.maxLength(40))),
  comment: v.nullable(comment),
  key,
});
const wealthSchema = v.strictObject({
  brand,
  playerId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  decision: v.picklist(['require', 'request-upload', 'accept']),
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90))),
  fundingType: v.optional(v.pipe(v.string(), v.maxLength(40))),
  comment,
  key,
});

/** Documents and declarations of wealth: operators and auditors read, operators decide in their own name (ADR 0241). */
export function documentRoutes(parts: InternalClientParts): Routes<Route> {
  const client = createInternalClient(parts, {
    port: parts.settings.apiPort,
    code: 'PLAYERS_AWAY',
    readFailureText: 'The player service is not responding.',
    unknownOutcomeText:
      'The player service is not responding, so the outcome is unknown. Retrying is safe: the decision takes effect once.',
  });

  async function decide(
    call: Call,
    path: string,
    schema: v.GenericSchema<unknown, object>,
    wanted: string,
  ): Promise<void> {
    const { person } = await client.operatorNow(call);
    const order = await readShape(call.request, schema, wanted);
    const { status, body } = await client.request(documentOutcomeSchema, 'POST', path, {
      ...order,
      staff: person.email,
    });
    sendJson(call.response, status, body);
  }

  return {
    async 'GET /documents/waiting'({ response, url, session }) {
      allowed(session, SUPERVISOR_ROLES);
      const question = v.safeParse(queueSchema, Object.fromEntries(url.searchParams));
      if (!question.success) throw new Refusal(400, 'REQUEST_MALFORMED', 'Specify a known brand, or none.');
      const { status, body } = await client.request(
        documentQueueSchema,
        'POST',
        '/internal/documents',
        question.output,
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
        await readShape(request, playerSchema, 'Specify the brand and the player.'),
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
