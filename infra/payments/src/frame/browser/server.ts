import type { FrameState } from '../frameData.ts';

/** After this the bank has not answered: the payment is pending, whatever became of it. */
const ANSWER_DEADLINE_MS = 10_000;

/** `offline`: certainly nothing was sent. `unknown`: sent, and no answer came. */
export type ServerAnswer = FrameState | 'offline' | 'unknown';

export async function send(path: string, body: Readonly<Record<string, string>>): Promise<ServerAnswer> {
  if (!navigator.onLine) return 'offline';
  try {
    const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), signal: AbortSignal.timeout(ANSWER_DEADLINE_MS), credentials: 'omit' });
    return answer.ok ? ((await answer.json()) as FrameState) : 'unknown'; // our own server's
  } catch {
    return 'unknown';
  }
}

export async function readState(path: string): Promise<FrameState | undefined> {
  try {
    const answer = await fetch(`${path}/state`, { signal: AbortSignal.timeout(ANSWER_DEADLINE_MS), credentials: 'omit' });
    return answer.ok ? ((await answer.json()) as FrameState) : undefined;
  } catch {
    return undefined;
  }
}
