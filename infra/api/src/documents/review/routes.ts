import * as v from 'valibot';
import { IDENTITY_DOCUMENTS, isIdentityDocument, type IdentityDocument } from '@foyer/market';
import { FUNDING_TYPES } from '@foyer/market/content';
import { REJECTION_REASONS } from '@foyer/market/document-answers';
import type { Clock, Pool } from '@foyer/runtime';
import type { Content } from '../../content/contentReader.ts';
import type { OutboxRelay } from '../../events/outboxRelay.ts';
import { compositeJson, compositeParameter } from '../../lib/composite.ts';
import { brandSchema as brand, checked, invalid, type Answer, type Routes } from '../../server/http/route.ts';
import { readReviewedPlayer, readReviewQueue } from './reviewQueue.ts';

const text = (maxLength: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxLength));
const decided = {
  brand,
  staff: text(100),
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,100}$/)),
};
const queue = v.object({ brand: v.optional(brand) });
/** The player's id or email address; in the body, so that logs do not contain it. */
const playerQuery = v.object({ brand, who: text(254) });
const verdictBody = v.variant('verdict', [
  v.object({
    ...decided,
    fileId: v.pipe(v.string(), v.uuid()),
    verdict: v.literal('verified'),
    /** Kind of document seen; of proofs of identity and address. */
    document: v.nullable(v.custom<IdentityDocument>(isIdentityDocument)),
    comment: v.nullable(text(500)),
  }),
  v.object({
    ...decided,
    fileId: v.pipe(v.string(), v.uuid()),
    verdict: v.literal('rejected'),
    reason: v.picklist(REJECTION_REASONS),
    comment: v.nullable(text(500)),
  }),
]);
const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90));
const wealthDecision = { ...decided, playerId: text(64), comment: text(500) };
const wealthBody = v.variant('decision', [
  v.object({ ...wealthDecision, decision: v.literal('require'), days }),
  v.object({
    ...wealthDecision,
    decision: v.literal('request-upload'),
    days,
    fundingType: v.picklist(FUNDING_TYPES),
  }),
  v.object({ ...wealthDecision, decision: v.literal('accept') }),
]);

const DONE: ReadonlySet<string> = new Set([
  'VERIFIED',
  'REJECTED',
  'CONFIRMED_ONCE',
  'REQUIRED',
  'UPLOAD_REQUESTED',
  'ACCEPTED',
]);
const UNKNOWN: ReadonlySet<string> = new Set(['UNKNOWN_FILE', 'UNKNOWN_PLAYER']);

export interface DocumentReviewDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly relay: Pick<OutboxRelay, 'kick'>;
  readonly content: Pick<Content, 'of'>;
}

/** Review of documents and declarations of wealth by staff, through the console (ADR 0241). */
export function createDocumentRoutes(deps: DocumentReviewDeps): Routes {
  const { pool, clock, relay, content } = deps;

  function answer(outcome: string | undefined): Answer {
    relay.kick();
    if (outcome !== undefined && DONE.has(outcome)) return { status: 200, body: { outcome } };
    return { status: outcome === undefined || UNKNOWN.has(outcome) ? 404 : 409, body: { code: outcome } };
  }

  return {
    'POST /internal/documents': checked(queue, async (call) => ({
      status: 200,
      body: await readReviewQueue(pool, call.brand),
    })),
    'POST /internal/documents/player': checked(playerQuery, async (call) => {
      const found = await readReviewedPlayer(pool, content, call.brand, call.who);
      return found ? { status: 200, body: found } : { status: 404, body: { code: 'UNKNOWN_PLAYER' } };
    }),
    'POST /internal/documents/verdict': checked(verdictBody, async (call) => {
      const isVerified = call.verdict === 'verified';
      const { rows: requests } = await pool.query<{ kind: string }>(
        'select r.kind from api.document_request r join api.document_file f on f.request_id = r.id where f.id = $1',
        [call.fileId],
      );
      const kind = requests[0]?.kind;
      if (kind === undefined) return answer('UNKNOWN_FILE');
      const document = isVerified ? call.document : null;
      const proves = document === null ? null : IDENTITY_DOCUMENTS[document];
      if (isVerified && proves !== (kind === 'source-of-wealth' ? null : kind)) return invalid();
      const { rows } = await pool.query<{ outcome: string }>(
        `select api.decide_document(${compositeParameter('document_decision')}) as outcome`,
        [
          compositeJson({
            brand: call.brand,
            file_id: call.fileId,
            verdict: call.verdict,
            document,
            reason: isVerified ? null : call.reason,
            comment: call.comment,
            staff: call.staff,
            key: call.key,
            at: new Date(clock()),
          }),
        ],
      );
      return answer(rows[0]?.outcome);
    }),
    'POST /internal/documents/wealth': checked(wealthBody, async (call) => {
      const { rows } = await pool.query<{ outcome: string }>(
        `select api.decide_wealth(${compositeParameter('wealth_decision')}) as outcome`,
        [
          compositeJson({
            brand: call.brand,
            player_id: call.playerId,
            decision: call.decision,
            funding_type: call.decision === 'request-upload' ? call.fundingType : null,
            comment: call.comment,
            days: call.decision === 'accept' ? null : call.days,
            staff: call.staff,
            key: call.key,
            at: new Date(clock()),
          }),
        ],
      );
      return answer(rows[0]?.outcome);
    }),
  };
}
