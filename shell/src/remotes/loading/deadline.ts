import { RemoteError } from '@foyer/platform';
import type { RemoteFailureCode } from '@foyer/contract';

/**
 * File deadlines are shorter than the overall one; otherwise a retry would join the hanging request
 * (requirements/platform#federation-failures).
 */
export const FILE_DEADLINE_MS = 2_000;
/** From the decision to show a remote to the notice, in ms. */
export const OVERALL_DEADLINE_MS = 2_400;
export const MOUNT_DEADLINE_MS = 1_500;
/**
 * From the first attempt to the notice, in ms. With the router's hold of the previous page (at most 400 ms)
 * the notice appears within three seconds of the click, also on a slow device. Content that arrives later
 * replaces it.
 */
export const NOTICE_DEADLINE_MS = 1_900;

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
