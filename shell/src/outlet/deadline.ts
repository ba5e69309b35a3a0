import { RemoteError } from '@foyer/platform';
import type { RemoteFailureCode } from '@foyer/contract';

/** Inner deadlines are shorter than the overall one, or a retry would join what still hangs (requirements/platform#federation-failures). */
export const FILE_DEADLINE_MS = 2_000;
/** From the decision to show a remote to the player's notice. */
export const OVERALL_DEADLINE_MS = 2_400;
export const MOUNT_DEADLINE_MS = 1_500;
/**
 * From the place's first attempt to the notice, whatever hangs: with the time the router holds the page before (at most 400 ms) it is
 * shown within three seconds of the click, also on a slow device. Content that arrives later replaces it.
 */
export const NOTICE_DEADLINE_MS = 1_900;

/** The promise, or the failure `code` once the time is over. */
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
