import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PAGE_DATA_ELEMENT_ID, type PageData } from '@foyer/kernel/page-data';
import { BRANDS, brands } from '@foyer/market';
import { compiledFeatures, compiledFlags } from '@foyer/market/content';
import { sealContentPreview } from '@foyer/runtime';
import { createServer, type Server } from 'node:http';
import WebSocket from 'ws';
import { createReleaseHome, releaseSet, type ReleaseHome } from '../testing/releaseHome.ts';
import { NOW, portOf, serveGateway, type ServedGateway } from '../testing/servedGateway.ts';

let releases: ReleaseHome;
let gateway: ServedGateway;
let api: Server;
let tag = 'one';
let menu = 'menu1';

const SLUGS = {
  game: ['three-coals'],
  'game-list': ['slots'],
  'game-category': ['classics'],
  'game-studio': ['emberwick'],
};

function contentOf(brand: keyof typeof brands, of: string, chosen: string) {
  return {
    brand,
    tag: `${of}-${brand}`,
    features: compiledFeatures(brands[brand]),
    flags: { ...compiledFlags(), menu: brand === 'aurora' ? chosen : 'menu1' },
    abTests: [{ name: 'hero', variants: [{ name: 'a', weight: 1 }] }],
    themes: {},
  };
}

beforeAll(async () => {
  api = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://api');
    response.setHeader('content-type', 'application/json');
    if (request.url?.startsWith('/graphql')) {
      response.end(JSON.stringify({ preview: request.headers['x-foyer-content-preview'] ?? null }));
      return;
    }
    if (request.url?.startsWith('/internal/catalogue/slugs')) {
      response.end(JSON.stringify(SLUGS));
      return;
    }
    const body = searchParams.has('preview')
      ? contentOf('aurora', 'draft', 'menu3')
      : searchParams.get('tag') === tag
        ? { tag, brands: null }
        : { tag, brands: Object.fromEntries(BRANDS.map((brand) => [brand, contentOf(brand, tag, menu)])) };
    response.end(JSON.stringify(body));
  });
  const port = await portOf(api);
  releases = await createReleaseHome();
  await releases.publish(releaseSet(1, [releases.shell, releases.casino]));
  gateway = await serveGateway(releases.home, { environment: { FOYER_API_PORT: String(port) } });
});

afterAll(async () => {
  await gateway.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await releases.remove();
});

async function pageData(headers: Record<string, string> = {}): Promise<PageData> {
  const { text } = await gateway.request('/en/', { headers });
  const json = new RegExp(`id="${PAGE_DATA_ELEMENT_ID}">([^<]*)<`).exec(text)?.[1] ?? '';
  return JSON.parse(json) as PageData;
}

const token = sealContentPreview('internal', {
  brand: 'aurora',
  sections: { flags: 1 },
  expiresAt: NOW + 60_000,
});

describe('the content of the brand', () => {
  it('is in the page data', async () => {
    expect(await pageData()).toMatchObject({
      contentTag: 'one-aurora',
      features: { toggles: expect.arrayContaining(['Sportsbook']), variations: { menu: 'menu1' } },
      abTests: [{ name: 'hero' }],
      theme: 'theme1',
    });
  });

  it.each([
    ['/en/games/three-coals/', 200],
    ['/en/games/no-such-game/', 404],
    ['/en/game-list/no-such-list/', 404],
    ['/en/game-studio/emberwick/', 200],
    ['/en/promotions/', 200],
  ])('decides that the page %s is answered with %s', async (path, status) => {
    const answer = await gateway.request(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain('data-shell');
  });

  it('is sent to an open page when its tag differs', async () => {
    const known = await gateway.request('/page-settings', { headers: { 'if-none-match': '"one-aurora"' } });
    expect(known.status).toBe(304);
    const { status, headers, text } = await gateway.request('/page-settings');
    expect([status, headers.etag, headers['cache-control']]).toEqual([200, '"one-aurora"', 'no-store']);
    expect(JSON.parse(text)).toMatchObject({
      contentTag: 'one-aurora',
      features: { variations: { menu: 'menu1' } },
    });
  });

  it('is announced to the open pages of its brand', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${gateway.port}/release-set/live?locale=en`, {
      headers: {
        host: `aurora.localhost:${gateway.port}`,
        origin: `http://aurora.localhost:${gateway.port}`,
      },
    });
    const messages: { content?: string }[] = [];
    const changed = new Promise<void>((resolve) =>
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as { content?: string };
        messages.push(message);
        if (messages.length === 1) [tag, menu] = ['two', 'menu2'];
        if (message.content === 'two-aurora') resolve();
      }),
    );
    await changed;
    expect(messages[0]).toMatchObject({ content: 'one-aurora' });
    expect((await pageData()).features?.variations['menu']).toBe('menu2');
    socket.terminate();
  });
});

describe('a content preview', () => {
  it('shows the drafts in the browser that opened its link, and forwards its token to the api', async () => {
    const { status, headers } = await gateway.request(`/en/games/?foyer-content=${token}&a=b`);
    expect([status, headers.location]).toEqual([303, '/en/games/?a=b']);
    const cookie = headers['set-cookie']?.[0] ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    const mine = { cookie: cookie.split(';')[0] ?? '' };
    expect(await pageData(mine)).toMatchObject({
      contentTag: 'draft-aurora',
      features: { variations: { menu: 'menu3' } },
      contentPreview: { until: new Date(NOW + 60_000).toISOString() },
    });
    expect(await pageData()).not.toHaveProperty('contentPreview');
    expect((await pageData()).contentTag).not.toBe('draft-aurora');
    const asked = { headers: { ...mine, 'content-type': 'application/json' }, method: 'POST', body: '{}' };
    expect(JSON.parse((await gateway.request('/graphql', asked)).text)).toEqual({ preview: token });
  });

  it('is not started from a header of the client', async () => {
    const { text } = await gateway.request('/graphql', {
      method: 'POST',
      headers: { 'x-foyer-content-preview': token, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(JSON.parse(text)).toEqual({ preview: null });
  });

  it.each([
    [
      'a token of another secret',
      sealContentPreview('other', { brand: 'aurora', sections: {}, expiresAt: NOW + 60_000 }),
    ],
    ['an expired token', sealContentPreview('internal', { brand: 'aurora', sections: {}, expiresAt: NOW })],
    [
      'a token of another brand',
      sealContentPreview('internal', { brand: 'tuli', sections: {}, expiresAt: NOW + 60_000 }),
    ],
    ['the end of the preview', 'off'],
  ])('is ended by %s', async (_what, value) => {
    const { status, headers } = await gateway.request(`/en/?foyer-content=${value}`);
    expect([status, headers.location]).toEqual([303, '/en/']);
    expect(headers['set-cookie']?.[0]).toMatch(/=;.*Max-Age=0/);
  });
});
