import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  DEVELOPMENT_PATH,
  developmentHeaders,
  isShellPage,
  withoutPreloads,
  withScript,
} from './addClient.ts';
import type { ClientScript } from './clientScript.ts';
import { forward, type Gateway } from './forward.ts';
import { licenceChoice, withLicence } from './licence.ts';

export interface PageScripts {
  readonly client: ClientScript;
  readonly signIn: ClientScript;
  /** The watched application. */
  readonly app: string;
}

/** Cookie in which the panel leaves the player to sign in on the page of the identity server. */
export const PLAYER_COOKIE = 'foyer_dev_player';

/** True for the navigation of a browser. */
export function isPageRequest({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

/** Returns the page of the gateway with the script of development. */
export function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  gateway: Gateway,
  scripts: PageScripts,
): void {
  forward(request, response, gateway, {
    headers: { 'accept-encoding': 'identity' },
    onAnswer(answer) {
      const status = answer.statusCode ?? 502;
      if (!(answer.headers['content-type'] ?? '').startsWith('text/html')) {
        response.writeHead(status, answer.headers);
        return void answer.pipe(response);
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', () => response.destroy());
      answer.on('end', () => {
        const html = Buffer.concat(parts).toString();
        const policy = String(answer.headers['content-security-policy'] ?? '');
        const { page, isChanged } = changed(html, policy, request, scripts);
        const headers = isChanged ? developmentHeaders(answer.headers) : answer.headers;
        response.writeHead(status, withoutUndefined(headers));
        response.end(page);
      });
    },
  });
}

function changed(
  html: string,
  policy: string,
  request: IncomingMessage,
  { client, signIn, app }: PageScripts,
): { readonly page: string; readonly isChanged: boolean } {
  if (isShellPage(html)) {
    const page = withoutPreloads(withLicence(html, licenceChoice(request)), app);
    return { page: withScript(page, policy, scriptOf('client.js', client)), isChanged: true };
  }
  const isSignIn = html.includes('type="password"') && (request.headers.cookie ?? '').includes(PLAYER_COOKIE);
  if (!isSignIn) return { page: html, isChanged: false };
  return { page: withScript(html, policy, scriptOf('sign-in.js', signIn)), isChanged: true };
}

function scriptOf(name: string, { integrity }: ClientScript) {
  return { path: `${DEVELOPMENT_PATH}${name}`, integrity };
}

function withoutUndefined(headers: Readonly<Record<string, string | string[] | undefined>>) {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
