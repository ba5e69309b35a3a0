import { sendJson, staffOrigin, type FoyerSettings, type Log } from '@foyer/runtime';
import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** Serves the sign-in pages of the staff realm on the origin of the console. */
export interface RealmProxy {
  pass(request: IncomingMessage, response: ServerResponse): void;
  close(): void;
}

const DEADLINE_MS = 10_000;
/** Hop-by-hop headers and headers that only the edge may set. */
const NOT_PASSED_ON =
  /^(?:connection|keep-alive|te|trailer|transfer-encoding|upgrade|forwarded|x-forwarded-.*|x-real-ip|x-foyer-.*)$/;

/** Proxies method, body, cookies and redirects; identity sets its own policy. */
export function createRealmProxy(settings: FoyerSettings, log: Log): RealmProxy {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const { host } = new URL(staffOrigin(settings));

  return {
    pass(request, response) {
      if (request.headers.host !== host)
        return void response.writeHead(421, { 'cache-control': 'no-store' }).end();
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => !NOT_PASSED_ON.test(name)),
      );
      const chunked =
        request.headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' };
      const outgoing = httpRequest({
        agent,
        host: '127.0.0.1',
        port: settings.identityPort,
        method: request.method,
        path: request.url,
        headers: {
          ...headers,
          ...chunked,
          'x-forwarded-for': request.socket.remoteAddress ?? '',
          'x-forwarded-proto': schemeOf(request, settings),
        },
        timeout: DEADLINE_MS,
      });
      outgoing.on('timeout', () =>
        outgoing.destroy(new Error('The identity service did not respond in time.')),
      );
      outgoing.on('error', (error) => {
        log.warn('sign-in proxy failed', { error });
        if (response.headersSent) response.destroy();
        else
          sendJson(
            response,
            502,
            { code: 'IDENTITY_AWAY', text: 'Sign-in is not responding. Try again in a moment.' },
            { 'retry-after': '2' },
          );
      });
      outgoing.on('response', (incoming) => {
        const {
          connection: _connection,
          'keep-alive': _keepAlive,
          'transfer-encoding': _encoding,
          ...returned
        } = incoming.headers;
        response.writeHead(incoming.statusCode ?? 502, returned);
        pipeline(incoming, response, (error) => void (error && response.destroy()));
      });
      response.on('close', () => outgoing.destroy());
      request.pipe(outgoing);
    },
    close: () => agent.destroy(),
  };
}

/** As at the edge: the header of the TLS proxy is trusted in production only. */
function schemeOf({ headers }: IncomingMessage, { mode }: FoyerSettings): 'http' | 'https' {
  return mode === 'production' && headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
}
