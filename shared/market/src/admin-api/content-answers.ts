/**
 * Responses of the api about the content of brands, parsed by the console and the CLI. Times are ISO 8601 in
 * UTC.
 */
import { listOf } from '@foyer/kernel/list-schema';
import * as v from 'valibot';
import { CONTENT_SECTIONS } from '../content/contentSections.ts';

const section = v.picklist(CONTENT_SECTIONS);
/** Version 0 holds the compiled values that the first edit started from. */
const number = v.pipe(v.number(), v.integer(), v.minValue(0));

const versionSummarySchema = v.object({
  number,
  author: v.string(),
  reason: v.string(),
  at: v.string(),
  /** The version that the author edited; null for version 0. */
  basedOn: v.nullable(number),
});

/** A stored version without its body. */
export type ContentVersionSummary = v.InferOutput<typeof versionSummarySchema>;

const publicationSchema = v.object({
  version: number,
  publishedBy: v.string(),
  /** The second member of staff, where the change needed one: the publisher, who is not the author. */
  approvedBy: v.nullable(v.string()),
  reason: v.string(),
  at: v.string(),
});

export type ContentPublication = v.InferOutput<typeof publicationSchema>;

const sectionStateSchema = v.object({
  section,
  /** Null: the compiled values are live, and nothing was ever saved or published. */
  live: v.nullable(publicationSchema),
  /** The newest version; a draft when it is not the live one. */
  head: v.nullable(versionSummarySchema),
});

/** A section with its live version and its newest one. */
export type ContentSectionState = v.InferOutput<typeof sectionStateSchema>;

/** `POST /internal/content/sections` of the api: all sections of a brand. */
export const contentSectionsSchema = v.object({
  brand: v.string(),
  /** Changes with every publication of the brand. */
  tag: v.string(),
  sections: listOf(sectionStateSchema),
});
export type ContentSections = v.InferOutput<typeof contentSectionsSchema>;

/**
 * `POST /internal/content/version` of the api: one version with its body. Without a number: the live one, or
 * the compiled values as number 0.
 */
export const contentVersionSchema = v.object({
  brand: v.string(),
  section,
  number,
  isLive: v.boolean(),
  /** Null for compiled values that are not stored. */
  summary: v.nullable(versionSummarySchema),
  body: v.unknown(),
  /** The compiled values; for texts, those of the keys of the content. */
  compiled: v.unknown(),
});
export type ContentVersion = v.InferOutput<typeof contentVersionSchema>;

const problemSchema = v.object({ path: listOf(v.string()), problem: v.string() });

/** `POST /internal/content/validate` of the api. */
export const contentValidationSchema = v.object({
  problems: listOf(problemSchema),
  /** Places that change against the live version and need a second member of staff. */
  protectedChanges: listOf(v.string()),
});
export type ContentValidation = v.InferOutput<typeof contentValidationSchema>;

/** `POST /internal/content/draft` of the api: the number of the saved version. */
export const contentDraftSchema = v.object({ number });

/** `POST /internal/content/publish` of the api, which also rolls back: the version that is live now. */
export const contentPublishedSchema = v.object({ version: number, approvedBy: v.nullable(v.string()) });

/** `POST /internal/content/history` of the api: newest first. */
export const contentHistorySchema = v.object({
  versions: listOf(versionSummarySchema),
  publications: listOf(publicationSchema),
});
export type ContentHistory = v.InferOutput<typeof contentHistorySchema>;

/** `POST /internal/content/preview` of the api: opens the brand's site with drafts, in one browser. */
export const contentPreviewSchema = v.object({
  /** Value of the query parameter `foyer-content` on the brand's site. */
  token: v.string(),
  /** End of the preview. */
  expiresAt: v.string(),
});

/** `POST /internal/content/export` of the api: the live content of a brand; the input of `…/import`. */
export const contentBundleSchema = v.object({
  format: v.literal('foyer-content'),
  schemaVersion: v.literal(1),
  brand: v.string(),
  exportedAt: v.string(),
  sections: v.record(v.string(), v.unknown()),
});
export type ContentBundle = v.InferOutput<typeof contentBundleSchema>;

/** `POST /internal/content/import` of the api: the drafts that it saved, by section; equal sections save none. */
export const contentImportedSchema = v.object({ drafts: v.record(v.string(), number) });

/**
 * A refusal of the api: `CONTENT_INVALID` with the problems (422), `CONTENT_CONFLICT` with the newest version
 * (409), `APPROVAL_REQUIRED` with the protected changes (409), `UNKNOWN_VERSION` (404), `KEY_REUSED` (409),
 * `ALREADY_LIVE` (409), `AUTHOR_UNKNOWN` with the protected changes of an author without a staff account (409).
 */
export const contentRefusalSchema = v.object({
  code: v.picklist([
    'CONTENT_INVALID',
    'CONTENT_CONFLICT',
    'APPROVAL_REQUIRED',
    'UNKNOWN_VERSION',
    'KEY_REUSED',
    'ALREADY_LIVE',
    'AUTHOR_UNKNOWN',
  ]),
  problems: v.optional(listOf(problemSchema)),
  /** Conflict of a save: the newest version. Conflict of a publication: the live version. */
  current: v.optional(v.nullable(number)),
  protectedChanges: v.optional(listOf(v.string())),
});
export type ContentRefusal = v.InferOutput<typeof contentRefusalSchema>;
