import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BASE_CSS, brandFonts, faviconSvg, themeCss, wordMarkSvg } from '@foyer/theme/brand-css';
import { BRANDS, type BrandId } from '@foyer/market';
import { compressible, fontAddress, IMMUTABLE, sendCompressible, type Compressible } from '@foyer/runtime';

export interface Asset {
  /** Below `/realms/{brand}/assets/`, with a hash of the content in the name. */
  readonly path: string;
  readonly integrity: string;
}

export interface BrandAssets {
  readonly style: Asset;
  /** Font addresses at the gateway, shared with the lobby. */
  readonly fonts: readonly string[];
  readonly icon: Asset;
  readonly logo: Asset;
  readonly webauthn: Asset;
  readonly script: Asset;
}

/** Assets of the staff pages, which have no brand. */
export type StaffAssets = Pick<BrandAssets, 'style' | 'webauthn' | 'script'>;

export interface Assets {
  readonly staff: StaffAssets;
  of(brand: BrandId): BrandAssets;
  /** False when there is no such file. */
  serve(request: IncomingMessage, response: ServerResponse, path: string): boolean;
}

const require = createRequire(import.meta.url);

/** All files of the pages, read and hashed once at start; each address is immutable. */
export function createAssets(): Assets {
  const files = new Map<string, Compressible>();

  function add(name: string, extension: string, type: string, body: Buffer): Asset {
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
    const path = `${name}.${hash}.${extension}`;
    if (!files.has(path)) files.set(path, compressible(type, body));
    return { path, integrity: `sha384-${createHash('sha384').update(body).digest('base64')}` };
  }

  const text = (path: string): Buffer => readFileSync(new URL(path, import.meta.url));
  const webauthn = add(
    'webauthn',
    'js',
    'text/javascript; charset=utf-8',
    readFileSync(
      require
        .resolve('@simplewebauthn/browser')
        .replace(/(@simplewebauthn[\\/]browser)[\\/].*$/, '$1/dist/bundle/index.umd.min.js'),
    ),
  );
  const script = add('page', 'js', 'text/javascript; charset=utf-8', text('./browser/page.js'));
  const rules = text('./page.css').toString('utf8');

  function forBrand(brand: BrandId): BrandAssets {
    const addressOf = (module: string): string => fontAddress(module, readFileSync(require.resolve(module)));
    const theme = themeCss(brand, { fontUrl: addressOf });
    return {
      style: add(`style-${brand}`, 'css', 'text/css; charset=utf-8', Buffer.from(theme + rules)),
      fonts: brandFonts(brand)
        .filter((font) => font.preload)
        .map((font) => addressOf(font.module)),
      icon: add(`icon-${brand}`, 'svg', 'image/svg+xml', Buffer.from(faviconSvg(brand))),
      logo: add(`logo-${brand}`, 'svg', 'image/svg+xml', Buffer.from(wordMarkSvg(brand))),
      webauthn,
      script,
    };
  }

  const brands = new Map(BRANDS.map((brand) => [brand, forBrand(brand)]));
  const neutral = `${BASE_CSS}${text('./staff.css').toString('utf8')}${rules}`;
  return {
    staff: {
      style: add('style-staff', 'css', 'text/css; charset=utf-8', Buffer.from(neutral)),
      webauthn,
      script,
    },
    of(brand) {
      const found = brands.get(brand);
      if (!found) throw new Error(`No assets for ${brand}.`);
      return found;
    },
    serve(request, response, path) {
      const file = files.get(path);
      if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
      sendCompressible({ request, response }, file, {
        'cache-control': IMMUTABLE,
        'cross-origin-resource-policy': 'same-origin',
      });
      return true;
    },
  };
}
