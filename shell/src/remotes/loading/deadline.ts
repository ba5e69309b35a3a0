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
/**
 * From the first attempt to the notice, in ms. With the start of the page (about 1.1 s on a busy device of two
 * cores) or the router's hold of the previous page (at most 400 ms) the notice appears within three seconds.
 * Content that arrives later replaces it.
 */
export const NOTICE_DEADLINE_MS = 1_700;

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
