import { pause } from '../clock/pause.ts';

/** Delay before each retry of the file and of the token, in ms: requirements/constants#live-chat. */
export const CHAT_LOAD_RETRY_MS = 500;
const RETRIES = 3; // requirements/constants#live-chat

/**
 * Calls `load` again after a failure, three times every 500 ms.
 * @throws the error of the last attempt, or of the first one that is not `worthwhile`.
 */
export async function retryLoad<Value>(
  load: () => Promise<Value>,
  worthwhile: (error: unknown) => boolean,
): Promise<Value> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt === RETRIES || !worthwhile(error)) throw error;
      await pause(CHAT_LOAD_RETRY_MS);
    }
  }
}
