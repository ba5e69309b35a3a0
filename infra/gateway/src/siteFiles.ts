import { ROUTE_IDS, routeOf } from '@foyer/links';
import { brandChrome, DRAWN_LOGO, faviconSvg, wordMarkSvg } from '@foyer/theme/brand-css';
import type { ServerResponse } from 'node:http';
import { sendText } from './answers.ts';
import type { RequestContext } from './context.ts';
import type { PageThemes } from './html/pageThemes.ts';
import { iconPicture, isIconPath } from './icons/icons.ts';

const A_DAY = 'public, max-age=86400';
/** A theme's style sheet changes when its settings are published. */
const NOT_STORED = 'no-cache';
const THEME_PATH = /^\/themes\/(theme[1-3])\.css$/;

/** Serves files at a site's root. False for other paths. */
export async function serveSiteFile(
  response: ServerResponse,
  context: RequestContext,
  themes: PageThemes,
): Promise<boolean> {
  const { brand, path } = context;
  if (isIconPath(path)) {
    send(response, 'image/png', await iconPicture(brand.id, path));
    return true;
  }
  const theme = THEME_PATH.exec(path)?.[1];
  if (theme !== undefined) {
    send(response, 'text/css; charset=utf-8', themes.of(brand.id, theme).css, NOT_STORED);
    return true;
  }
  switch (path) {
    case DRAWN_LOGO:
      send(response, 'image/svg+xml; charset=utf-8', wordMarkSvg(brand.id));
      return true;
    case '/favicon.svg':
      send(response, 'image/svg+xml; charset=utf-8', faviconSvg(brand.id));
      return true;
    case '/favicon.ico':
      response.writeHead(302, { location: '/favicon-32.png', 'cache-control': A_DAY }).end();
      return true;
    case '/manifest.webmanifest':
      send(response, 'application/manifest+json; charset=utf-8', JSON.stringify(manifestOf(context, themes)));
      return true;
    case '/robots.txt':
      sendText(response, 200, robotsText(), { 'cache-control': A_DAY });
      return true;
    default:
      return false;
  }
}

function send(response: ServerResponse, type: string, body: string | Buffer, cache = A_DAY): void {
  response.writeHead(200, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': cache,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  response.end(body);
}

function manifestOf({ brand }: RequestContext, themes: PageThemes): unknown {
  const { themeColor, background } = brandChrome(brand.id, themes.of(brand.id).settings);
  return {
    name: brand.title,
    short_name: brand.title,
    start_url: '/',
    display: 'standalone',
    theme_color: themeColor,
    background_color: background,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  };
}

/** Excludes handlers, forms and personal pages from search engines. */
function robotsText(): string {
  const paths = new Set(
    ROUTE_IDS.map((id) => routeOf(id))
      .filter((route) => route.private === true)
      .map((route) => `/${route.path.replace(/\/?\*$/, '')}/`),
  );
  const lines = [...paths].sort().flatMap((path) => [`Disallow: ${path}`, `Disallow: /*${path}`]);
  return ['User-agent: *', 'Disallow: /realms/', 'Disallow: /api/', ...lines, ''].join('\n');
}
