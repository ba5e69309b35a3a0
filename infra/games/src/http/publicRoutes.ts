import {
  IMMUTABLE,
  sendCompressible,
  sendJson,
  type Clock,
  type Route,
  type RouteCall,
  type Routes,
} from '@foyer/runtime';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import type { ArtStore } from '../art/artStore.ts';
import { frameMessages } from '../frame/frameMessages.ts';
import { isLive } from '../sessions/gameSession.ts';
import { hashToken } from '../sessions/secretToken.ts';
import type { SessionStore } from '../sessions/sessionStore.ts';
import type { FrameAssets } from './assets.ts';
import { renderFramePage } from './framePage.ts';

export interface PublicParts {
  readonly sessions: SessionStore;
  readonly assets: FrameAssets;
  readonly art: ArtStore;
  readonly clock: Clock;
  readonly ready: () => Promise<void>;
}

const PICTURE = /^[a-z0-9/-]{1,100}\.svg$/;
const SHORT = 'public, max-age=300';

/** Routes that need no signature or bearer. */
export function publicRoutes(parts: PublicParts): Routes<Route> {
  return {
    'GET /play/:token([A-Za-z0-9_-]{43})': (call) => playPage(parts, call),
    'GET /assets/:file': (call) => asset(parts.assets, call),
    'GET /art/*': (call) => picture(parts.art, call),
    'GET /healthz': ({ response }) =>
      parts.ready().then(
        () => sendJson(response, 200, { status: 'ready' }),
        () => sendJson(response, 503, { status: 'not ready' }, { 'retry-after': '2' }),
      ),
  };
}

/** Reading the page does not redeem the launch, only the script's POST does; a prefetch is harmless. */
async function playPage(parts: PublicParts, { response, params: { token = '' } }: RouteCall): Promise<void> {
  const session = await parts.sessions.findByLaunch(hashToken(token) ?? '');
  const game = session && CATALOGUE.find(({ id }) => id === session.gameId);
  if (!session || !game) return sendJson(response, 404, { code: 'LAUNCH_UNKNOWN' });
  const now = parts.clock();
  const page = renderFramePage(
    {
      token,
      nonce: session.nonce,
      hostOrigins: session.returnOrigins,
      locale: session.locale,
      engine: game.engine,
      title: game.name,
      palette: game.look.palette,
      backdrop: parts.art.wideUrl(game.id),
      isExpired: session.isRedeemed || session.launchExpiresAt <= now || !isLive(session, now),
      messages: frameMessages(session.locale),
    },
    parts.assets,
  );
  response.writeHead(200, page.headers).end(page.html);
}

function asset(assets: FrameAssets, call: RouteCall): void {
  const file = assets.files.get(call.params['file'] ?? '');
  if (!file) return sendJson(call.response, 404, { code: 'NOT_FOUND' });
  sendCompressible(call, file, {
    'cache-control': IMMUTABLE,
    'cross-origin-resource-policy': 'same-origin',
  });
}

function picture(art: ArtStore, call: RouteCall): void {
  const path = call.params['*'] ?? '';
  const found = PICTURE.test(path) ? art.picture(path) : undefined;
  if (!found) return sendJson(call.response, 404, { code: 'NOT_FOUND' });
  const etag = `"${found.version}"`;
  const headers = {
    etag,
    'cache-control': call.url.searchParams.get('v') === found.version ? IMMUTABLE : SHORT,
    // pictures are embedded by the operator's pages
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
  if (call.request.headers['if-none-match'] === etag) {
    call.response.writeHead(304, headers).end();
    return;
  }
  sendCompressible(call, found.file, headers);
}
