import { Agent, request as requestPlain, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';

export interface KeepAliveCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** An empty string sends no body. */
  readonly body: string;
  /** Milliseconds from the call to the complete answer. */
  readonly deadlineMs: number;
}

export interface KeepAliveAnswer {
  readonly status: number;
  readonly body: string;
}

const plain = new Agent({ keepAlive: true });
const secure = new SecureAgent({ keepAlive: true });

/**
 * A call over a kept-alive connection, for the few partners called during nearly every request: half the
 * cost of `fetch`. When the other side has closed the kept connection, the call is repeated once on a new
 * one, so it must be idempotent. Redirects are not followed.
 * @throws on transport failure or deadline; any status is an answer.
 */
export async function callWithKeepAlive(call: KeepAliveCall): Promise<KeepAliveAnswer> {
  const attempt = begin(call);
  try {
    return await attempt.answer;
  } catch (error) {
    if (!attempt.request.reusedSocket || codeOf(error) !== 'ECONNRESET') throw error;
    return begin(call).answer;
  }
}

function begin({ url, method, headers, body, deadlineMs }: KeepAliveCall): {
  readonly request: ClientRequest;
  readonly answer: Promise<KeepAliveAnswer>;
} {
  const isSecure = url.startsWith('https:');
  const options = {
    method,
    headers: body === '' ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) },
  };
  const request = isSecure
    ? requestSecure(url, { ...options, agent: secure })
    : requestPlain(url, { ...options, agent: plain });
  const answer = new Promise<KeepAliveAnswer>((resolve, reject) => {
    const timer = setTimeout(
      () => request.destroy(new Error(`No answer within ${deadlineMs} ms.`)),
      deadlineMs,
    );
    const fail = (error: Error): void => {
      clearTimeout(timer);
      reject(error);
    };
    request.once('error', fail);
    request.once('response', (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', fail);
      response.once('end', () => {
        clearTimeout(timer);
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') });
      });
    });
  });
  request.end(body === '' ? undefined : body);
  return { request, answer };
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
