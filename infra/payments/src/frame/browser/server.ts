import { ignoreError } from '@foyer/kernel';
import type { FrameState, FrameTexts } from '../frameData.ts';

/** After this time without a response the payment is shown as pending. */
const ANSWER_DEADLINE_MS = 10_000;
const NO_RESPONSE = ignoreError('payment server did not respond; the frame shows the payment as pending');

/** `offline`: nothing was sent. `unknown`: sent, but no response arrived. */
export type ServerAnswer = FrameState | 'offline' | 'unknown';

export async function send(path: string, body: Readonly<Record<string, string>>): Promise<ServerAnswer> {
  if (!navigator.onLine) return 'offline';
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_DEADLINE_MS),
      credentials: 'omit',
    });
    return response.ok ? ((await response.json()) as FrameState) : 'unknown'; // see read()
  } catch (error) {
    NO_RESPONSE(error);
    return 'unknown';
  }
}

export function readState(path: string): Promise<FrameState | undefined> {
  return read<FrameState>(`${path}/state`);
}

/** Loads the texts in the closest available language. */
export function readTexts(path: string, locale: string): Promise<FrameTexts | undefined> {
  return read<FrameTexts>(`${path}/texts?locale=${encodeURIComponent(locale)}`);
}

/**
 * Not validated: the same origin serves this script and writes the answer, typed as `FrameState` or
 * `FrameTexts`, and a schema library would double the size of the frame.
 */
async function read<Answer>(address: string): Promise<Answer | undefined> {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(ANSWER_DEADLINE_MS),
      credentials: 'omit',
    });
    return response.ok ? ((await response.json()) as Answer) : undefined;
  } catch (error) {
    return NO_RESPONSE(error);
  }
}
