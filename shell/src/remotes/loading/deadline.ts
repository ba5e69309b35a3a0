import { RemoteError } from '@foyer/platform';
import type { RemoteFailureCode } from '@foyer/contract';

/**
 * Limit of a file, in ms. Long, because a slow connection is not a failure: the player sees the notice far earlier,
 * content that arrives replaces it, and a retry requests again what hangs.
 */
export const FILE_DEADLINE_MS = 15_000;
/** Limit of the files of a remote, in ms; longer than that of a file (requirements/platform#federation-failures). */
export const OVERALL_DEADLINE_MS = 20_000;
export const MOUNT_DEADLINE_MS = 1_500;
/** From an attempt to the notice, in ms; the router holds the previous page for at most 400 ms before it. */
const NOTICE_DEADLINE_MS = 1_700;
/** From the ready document to the notice on its first page, in ms; requirements/platform#performance allows 3 s. */
const FIRST_NOTICE_MS = 2_600;
/** Shortest time, in ms, that a slow start of the page leaves for its first remote. */
const MIN_NOTICE_MS = 1_000;
/** After this start of the page, in ms, the notice cannot appear within three seconds any more. */
const MAX_START_MS = 2_000;

/**
 * Time until the notice, in ms, for an attempt that begins `sinceReady` ms after the document was ready: a busy
 * device of two cores needs up to 1.4 s to start the page. Content that arrives later replaces the notice.
 */
export function noticeDeadline(sinceReady: number): number {
  if (sinceReady > MAX_START_MS) return NOTICE_DEADLINE_MS;
  return Math.min(Math.max(FIRST_NOTICE_MS - sinceReady, MIN_NOTICE_MS), NOTICE_DEADLINE_MS);
}

/** Resolves with the promise, or rejects with the failure `code` after the deadline. */
export async function within<Value>(
  ms: number,
  code: RemoteFailureCode,
  work: Promise<Value>,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RemoteError(code, `no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
