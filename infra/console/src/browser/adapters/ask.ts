/** An error response of the console's server: code for programs, text for people. */
export class RequestFailure extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, text: string) {
    super(text);
    this.name = 'AskFailure';
    this.status = status;
    this.code = code;
  }
}

const DEADLINE_MS = 25_000;

/**
 * Sends a request to the console's server with the session cookie.
 * @throws {@link RequestFailure} for any status other than 2xx, `OFFLINE` without a response.
 */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch(() => {
    throw new RequestFailure(0, 'OFFLINE', 'The console is not responding.');
  });
  const said = (await answer.json().catch(() => ({}))) as { code?: string; text?: string };
  if (!answer.ok) throw new RequestFailure(answer.status, said.code ?? 'FAILED', said.text ?? '');
  return said as T;
}
