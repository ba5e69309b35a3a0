/** Responses of the api about documents and source of wealth, parsed by the console. Times are ISO 8601 in UTC. */
import { listOf } from '@foyer/kernel/list-schema';
import * as v from 'valibot';
import { FUNDING_TYPES } from '../content/siteSettings.ts';

export const DOCUMENT_KINDS = ['identity', 'address', 'source-of-wealth'] as const;
export const REJECTION_REASONS = [
  'Unreadable',
  'Incomplete',
  'Expired',
  'TooOld',
  'OtherPerson',
  'WrongDocument',
  'Altered',
] as const;
export const WEALTH_STATUSES = ['Done', 'NotNeed', 'Pending', 'Required', 'WillBeRequired'] as const;

const verdictSchema = v.object({
  verdict: v.picklist(['verified', 'rejected']),
  document: v.nullable(v.string()),
  reason: v.nullable(v.picklist(REJECTION_REASONS)),
  comment: v.nullable(v.string()),
  staff: v.string(),
  at: v.string(),
});

const fileSchema = v.object({
  id: v.string(),
  status: v.picklist(['InReview', 'Rejected', 'Verified']),
  mediaType: v.string(),
  /** Bytes. */
  size: v.number(),
  uploadedAt: v.nullable(v.string()),
  /** True once the file was deleted under the retention rules. */
  isErased: v.boolean(),
  verdicts: listOf(verdictSchema),
});
/** A file that staff can open. */
export type ReviewedFile = v.InferOutput<typeof fileSchema>;

const requestSchema = v.object({
  id: v.string(),
  brand: v.string(),
  playerId: v.string(),
  kind: v.picklist(DOCUMENT_KINDS),
  fundingType: v.nullable(v.picklist(FUNDING_TYPES)),
  status: v.picklist(['Open', 'Verified', 'Withdrawn']),
  reason: v.string(),
  comment: v.nullable(v.string()),
  requestedAt: v.string(),
  dueAt: v.nullable(v.string()),
  /** Files that were not refused or withdrawn, oldest first. */
  files: listOf(fileSchema),
});
/** A request with its files. */
export type ReviewedRequest = v.InferOutput<typeof requestSchema>;

const wealthSchema = v.object({
  brand: v.string(),
  playerId: v.string(),
  status: v.picklist(WEALTH_STATUSES),
  dueAt: v.nullable(v.string()),
});

/** `POST /internal/documents` of the api, `GET /documents/waiting` of the console: what waits for staff, by due date. */
export const documentQueueSchema = v.object({
  requests: listOf(requestSchema),
  /** Declarations of wealth that players have sent. */
  declarations: listOf(wealthSchema),
});
export type DocumentQueue = v.InferOutput<typeof documentQueueSchema>;

/** `POST /internal/documents/player`: all documents of one player, with the details that they must confirm. */
export const documentPlayerSchema = v.object({
  ...wealthSchema.entries,
  /** Staff members who must verify a file. */
  reviewers: v.number(),
  person: v.object({
    name: v.string(),
    /** ISO date. */
    dateOfBirth: v.string(),
    address: v.string(),
    country: v.string(),
  }),
  requests: listOf(requestSchema),
  sources: listOf(
    v.object({
      type: v.picklist(FUNDING_TYPES),
      /** Chosen options, in English. */
      options: listOf(v.string()),
      isCompleted: v.boolean(),
      requestedComment: v.nullable(v.string()),
    }),
  ),
  events: listOf(
    v.object({
      kind: v.string(),
      staff: v.nullable(v.string()),
      details: v.record(v.string(), v.unknown()),
      at: v.string(),
    }),
  ),
});
export type DocumentPlayer = v.InferOutput<typeof documentPlayerSchema>;

/** `POST …/verdict` and `POST …/wealth`. */
export const documentOutcomeSchema = v.object({
  outcome: v.picklist(['VERIFIED', 'REJECTED', 'CONFIRMED_ONCE', 'REQUIRED', 'UPLOAD_REQUESTED', 'ACCEPTED']),
});
