import { ignoreError } from '@foyer/kernel';
import * as v from 'valibot';

/** An error response of the console's server: a code for programs and a text for the reader. */
export class RequestFailure extends Error {
  readonly status: number;
  readonly code: string;
  /** The response as the server sent it; undefined without one. */
  readonly answer: unknown;

  constructor(status: number, code: string, text: string, answer?: unknown) {
    super(text);
    this.name = 'RequestFailure';
    this.status = status;
    this.code = code;
    this.answer = answer;
  }
}

const DEADLINE_MS = 25_000;
/** An answer of a proxy has neither field. */
const refusalSchema = v.fallback(
  v.object({ code: v.fallback(v.string(), 'FAILED'), text: v.fallback(v.string(), '') }),
  { code: 'FAILED', text: '' },
);

/**
 * Sends a request to the console's server with the session cookie.
 * @throws {@link RequestFailure} for any status other than 2xx, `OFFLINE` without a response, `ANSWER_UNKNOWN`
 * for an answer that `schema` does not parse.
 */
export async function sendRequest<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  body?: unknown,
): Promise<v.InferOutput<Schema>> {
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
  const value: unknown = await answer.json().catch(ignoreError('answer of the console server is not JSON'));
  if (!answer.ok) {
    const { code, text } = v.parse(refusalSchema, value);
    throw new RequestFailure(answer.status, code, text, value);
  }
  const { success, output } = v.safeParse(schema, value);
  if (success) return output;
  throw new RequestFailure(
    answer.status,
    'ANSWER_UNKNOWN',
    'The response has an unknown format. Reload the page.',
  );
}

/** The failure of a request; any other error is a failure with the code `FAILED`. */
export function failureOf(error: unknown): RequestFailure {
  return error instanceof RequestFailure ? error : new RequestFailure(0, 'FAILED', String(error));
}
