import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BRANDS } from '@foyer/market';
import { THEME_NAMES, type Themes } from '@foyer/market/theme-settings';
import { DELIVERED_THEMES } from '@foyer/market/themes';
import { createReleaseHome, releaseSet, type ReleaseHome } from '../testing/releaseHome.ts';
import { serveGateway, type ServedGateway } from '../testing/servedGateway.ts';

let releases: ReleaseHome;
let gateway: ServedGateway;
let published: Themes = DELIVERED_THEMES.aurora;

beforeAll(async () => {
  releases = await createReleaseHome();
  await releases.publish(releaseSet(1, [releases.shell, releases.casino]));
  gateway = await serveGateway(releases.home, {
    themes: (brand) => (brand === 'aurora' ? published : DELIVERED_THEMES[brand]),
  });
});

afterAll(async () => {
  await gateway.close();
  await releases.remove();
});

const surface = (css: string): string | undefined => /--fy-color-surface0:([^;]+);/.exec(css)?.[1];

describe('style sheets of themes', () => {
  it.each(BRANDS.flatMap((brand) => THEME_NAMES.map((theme) => [brand, theme] as const)))(
    'serves %s %s with its variables and without a store',
    async (brand, theme) => {
      const { status, headers, text } = await gateway.request(`/themes/${theme}.css`, {
        host: `${brand}.localhost:4000`,
      });
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/css; charset=utf-8',
        'no-cache',
      ]);
      expect(surface(text)).toBe(DELIVERED_THEMES[brand][theme].backgroundColor0);
      for (const [, font = ''] of text.matchAll(/url\("(\/fonts\/[^"]+)"\)/g)) {
        expect((await gateway.request(font)).status).toBe(200);
      }
    },
  );

  it('do not exist for an unknown name', async () => {
    expect((await gateway.request('/themes/theme4.css')).status).toBe(404);
  });

  it('follow changed settings, in style sheet, page, icons and manifest', async () => {
    expect(surface((await gateway.request('/')).text)).toBe(published.theme1.backgroundColor0);
    published = {
      ...published,
      theme1: {
        ...published.theme1,
        backgroundColor0: '#101820',
        backgroundColorBase: '#0a0b0c',
        favicon32: { url: '/media/icon.png', width: 32, height: 32 },
      },
    };
    const page = (await gateway.request('/')).text;
    expect(surface(page)).toBe('#101820');
    expect(page).toContain('<meta name="theme-color" content="#0a0b0c">');
    expect(page).toContain('<link rel="icon" href="/media/icon.png" sizes="32x32">');
    expect(page).not.toContain('/favicon.svg');
    expect(surface((await gateway.request('/themes/theme1.css')).text)).toBe('#101820');
    const manifest = await gateway.request('/manifest.webmanifest');
    expect(JSON.parse(manifest.text)).toMatchObject({
      theme_color: '#0a0b0c',
      background_color: '#101820',
    });
  });
});

describe('/logo.svg', () => {
  it.each(BRANDS)('is the wordmark of %s', async (brand) => {
    const { status, headers, text } = await gateway.request('/logo.svg', { host: `${brand}.localhost:4000` });
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(text).toMatch(/^<svg /);
  });
});
