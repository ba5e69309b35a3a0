import type { FrameState, FrameTexts } from '../frameData.ts';

/** After this the bank has not answered: the payment is pending, whatever became of it. */
const ANSWER_DEADLINE_MS = 10_000;

/** `offline`: certainly nothing was sent. `unknown`: sent, and no answer came. */
export type ServerAnswer = FrameState | 'offline' | 'unknown';

export async function send(path: string, body: Readonly<Record<string, string>>): Promise<ServerAnswer> {
  if (!navigator.onLine) return 'offline';
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_DEADLINE_MS),
      credentials: 'omit',
    });
    return answer.ok ? ((await answer.json()) as FrameState) : 'unknown'; // our own server's
  } catch {
    return 'unknown';
  }
}

export function readState(path: string): Promise<FrameState | undefined> {
  return read<FrameState>(`${path}/state`);
}

/** What the frame says in the language nearest to this one. */
export function readTexts(path: string, locale: string): Promise<FrameTexts | undefined> {
  return read<FrameTexts>(`${path}/texts?locale=${encodeURIComponent(locale)}`);
}

async function read<Answer>(address: string): Promise<Answer | undefined> {
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(ANSWER_DEADLINE_MS),
      credentials: 'omit',
    });
    return answer.ok ? ((await answer.json()) as Answer) : undefined; // our own server's
  } catch {
    return undefined;
  }
}
