/** Answers of the registry about payment pages. Times are ISO 8601 in UTC. */
import * as v from 'valibot';
import { listOf } from '../lib/list-schema.ts';

/**
 * Consecutive checks without a payment page before an alert is raised: two may be a restart; after three the
 * content that browsers receive has been unknown for minutes (PCI DSS 11.6.1).
 */
export const PAGE_TRIES_BEFORE_ALERT = 3;

/** {@link SiteFinding.brand} of the provider's frame, which all brands open. */
export const EVERY_BRAND = '*';

const pageFindingSchema = v.object({
  problem: v.picklist([
    'header-changed',
    'header-added',
    'header-missing',
    'script-unknown',
    'script-unprotected',
    'markup-forbidden',
    'file-changed',
    'inventory-unsigned',
    'unreachable',
    'file-unreachable',
  ]),
  /** The header, address, element or status; no other content of the page. */
  subject: v.string(),
});
/** A deviation of a payment page, or why the page could not be fetched. */
export type PageFinding = v.InferOutput<typeof pageFindingSchema>;

const siteFindingSchema = v.object({
  ...pageFindingSchema.entries,
  /** {@link EVERY_BRAND} for the provider's frame, which all brands open. */
  brand: v.string(),
  page: v.string(),
  /** For a page that could not be fetched: the number of consecutive checks, this one included. */
  tries: v.exactOptional(v.number()),
  /** The edge reported a start and its time is not over, so the page is missing without an alert. */
  isAwaited: v.exactOptional(v.boolean()),
});
/** A finding with its brand and page. */
export type SiteFinding = v.InferOutput<typeof siteFindingSchema>;

/** Pages as a real browser loaded them, compared with the signed inventory. */
export interface BrowserPageCheck {
  readonly pages: number;
  /** Scripts and external style sheets that the browser parsed. */
  readonly scripts: number;
  readonly styles: number;
  readonly findings: readonly SiteFinding[];
}

/**
 * True if a finding needs an alert: the content that browsers receive is unknown, and no operator has marked
 * it as expected.
 */
export function isUnverified({ tries = 0, isAwaited = false }: SiteFinding): boolean {
  return tries >= PAGE_TRIES_BEFORE_ALERT && !isAwaited;
}

/** `POST /v1/page-check` */
export const pageCheckResultSchema = v.object({
  at: v.string(),
  cause: v.picklist(['clock', 'demand']),
  pages: v.number(),
  files: v.number(),
  milliseconds: v.number(),
  findings: listOf(siteFindingSchema),
});
export type PageCheckResult = v.InferOutput<typeof pageCheckResultSchema>;

/** `GET /v1/page-check`: the last check, null before the first. */
export const lastPageCheckSchema = v.object({ last: v.nullable(pageCheckResultSchema) });
