import { request as httpRequest, type ClientRequest } from 'node:http';

/** An answer of the gateway. */
export interface PlayerAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Headers of a request by their names in lower case. */
export type RequestHeaders = Readonly<Record<string, string>>;

/** Requests to the gateway as a client of its own would send them. */
export function createPlayerRequests(host: string, port: () => number) {
  /** A request as a client of its own would send it, which the caller ends. */
  function begin(
    token: string,
    method: string,
    path: string,
    headers: RequestHeaders = {},
  ): { readonly sent: ClientRequest; readonly answer: Promise<PlayerAnswer> } {
    const sent = httpRequest({
      host: '127.0.0.1',
      port: port(),
      agent: false,
      method,
      path,
      headers: {
        host: `${host}:${port()}`,
        origin: `http://${host}:${port()}`,
        authorization: `Bearer ${token}`,
        ...headers,
      },
    });
    const answer = new Promise<PlayerAnswer>((resolve, reject) => {
      sent.on('error', reject);
      sent.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      });
    });
    return { sent, answer };
  }

  function send(
    token: string,
    method: string,
    path: string,
    headers: RequestHeaders = {},
    body?: Buffer,
  ): Promise<PlayerAnswer> {
    const { sent, answer } = begin(token, method, path, {
      ...headers,
      ...(body && { 'content-length': String(body.length) }),
    });
    sent.end(body);
    return answer;
  }

  return { begin, send };
}
