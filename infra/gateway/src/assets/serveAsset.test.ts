import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import {
  createReleaseHome,
  integrity,
  PICTURE,
  releaseSet,
  SHELL_SCRIPT,
  type ReleaseHome,
} from '../testing/releaseHome.ts';
import { serveGateway, type ServedGateway } from '../testing/servedGateway.ts';
import { acceptedEncodings } from './encodings.ts';

let releases: ReleaseHome;
let gateway: ServedGateway;
const SCRIPT = '/assets/shell/aaa111/main.js';

beforeAll(async () => {
  releases = await createReleaseHome();
  await releases.publish(releaseSet(1, [releases.shell, releases.casino]));
  await releases.writeFile('releases/mfe-casino/bbb222/game.js', 'alert("changed")');
  await releases.writeFile('releases/mfe-casino/bbb222/added.js', 'alert("added")');
  await releases.writeFile('releases/mfe-casino/bbb222/en.js.br', 'not brotli');
  await releases.writeFile('releases/shell/aaa111/notes.html', '<script>alert(1)</script>');
  gateway = await serveGateway(releases.home);
});

afterAll(async () => {
  await gateway.close();
  await releases.remove();
});

describe('released file', () => {
  it('is immutable, typed and CORS-enabled', async () => {
    const { status, headers, text } = await gateway.request(SCRIPT);
    expect(status).toBe(200);
    expect(text).toBe(SHELL_SCRIPT);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      vary: 'accept-encoding, available-dictionary',
    });
  });

  it('is sent in the browser’s preferred encoding', async () => {
    const brotli = await gateway.request(SCRIPT, {
      headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
    });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SHELL_SCRIPT);
    const gzip = await gateway.request(SCRIPT, { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(SHELL_SCRIPT);
    expect(new Set([brotli.headers.etag, gzip.headers.etag]).size).toBe(2);
  });

  it('supports conditional requests and HEAD', async () => {
    const { headers } = await gateway.request(SCRIPT);
    expect(
      await gateway.request(SCRIPT, { headers: { 'if-none-match': String(headers.etag) } }),
    ).toMatchObject({
      status: 304,
      text: '',
    });
    const head = await gateway.request(SCRIPT, { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers['content-length']).toBe(String(SHELL_SCRIPT.length));
  });

  it('can be a picture, which the set lists without a hash', async () => {
    const { status, text, headers } = await gateway.request('/assets/shell/aaa111/picture.svg');
    expect({ status, text }).toEqual({ status: 200, text: PICTURE });
    expect(String(headers['content-security-policy'])).toContain('sandbox');
  });

  it('is sent uncompressed when its compressed sibling differs', async () => {
    const { status, headers } = await gateway.request('/assets/mfe-casino/bbb222/en.js', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('later release of a file that the visitor has', () => {
  const LATER = '/assets/mfe-casino/ccc333/main.js';
  const earlier = 'x = 1;'.repeat(400);
  const later = `${earlier}y = 2;`;
  const dictionary = (content: string) => `:${createHash('sha256').update(content).digest('base64')}:`;

  beforeAll(async () => {
    for (const [release, content] of [
      ['bbb000', earlier],
      ['ccc333', later],
    ] as const) {
      await releases.writeFile(`releases/mfe-casino/${release}/main.js`, content);
      await releases.writeFile(
        `releases/mfe-casino/${release}/release.json`,
        JSON.stringify({ sri: { 'main.js': integrity(content) }, bytes: {} }),
      );
    }
  });

  it('declares itself as dictionary', async () => {
    const { headers } = await gateway.request(LATER);
    expect(headers['use-as-dictionary']).toBe('match="/assets/mfe-casino/*/main.js"');
    expect(headers.vary).toBe('accept-encoding, available-dictionary');
    expect(
      (await gateway.request('/assets/shell/aaa111/picture.svg')).headers['use-as-dictionary'],
    ).toBeUndefined();
  });

  it('is sent as a delta (RFC 9842)', async () => {
    const { status, headers, body } = await gateway.request(LATER, {
      headers: { 'accept-encoding': 'gzip, br, dcb, dcz', 'available-dictionary': dictionary(earlier) },
    });
    expect({ status, encoding: headers['content-encoding'] }).toEqual({ status: 200, encoding: 'dcz' });
    expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(`:${body.subarray(8, 40).toString('base64')}:`).toBe(dictionary(earlier));
    expect(zstdDecompressSync(body.subarray(40), { dictionary: Buffer.from(earlier) }).toString()).toBe(
      later,
    );
    expect(body.length).toBeLessThan(100);
  });

  it.each([
    ['the browser does not take differences', 'br', dictionary(earlier)],
    ['the hash is unknown', 'br, dcz', dictionary('never released')],
    ['it has another file', 'br, dcz', dictionary(SHELL_SCRIPT)],
    ['the header contains no hash', 'br, dcz', ':../../keys:'],
  ])('is sent whole when %s', async (_why, encoding, available) => {
    const { status, headers, text } = await gateway.request(LATER, {
      headers: { 'accept-encoding': encoding, 'available-dictionary': available },
    });
    expect({ status, encoding: headers['content-encoding'], text }).toEqual({
      status: 200,
      encoding: undefined,
      text: later,
    });
  });
});

describe('unreleased file', () => {
  const missing: readonly [why: string, path: string][] = [
    ['it does not exist', '/assets/shell/aaa111/none.js'],
    ['its bytes were changed on disk', '/assets/mfe-casino/bbb222/game.js'],
    ['it was added later', '/assets/mfe-casino/bbb222/added.js'],
    ['it is a page', '/assets/shell/aaa111/notes.html'],
    ['it is for servers', '/assets/shell/aaa111/release.json'],
    ['it is the compressed sibling itself', '/assets/shell/aaa111/main.js.br'],
    ['the release is unknown', '/assets/shell/zzz999/main.js'],
    ['it leads out of the folder', '/assets/shell/aaa111/../../../keys/release-set.pub.pem'],
    ['it leads out of the folder, encoded', '/assets/shell/aaa111/%2e%2e/%2e%2e/keys/release-set.pub.pem'],
    ['the application is a folder above', '/assets/../keys/x.js'],
    ['the name is absolute', '/assets/shell/aaa111//etc/passwd'],
    ['the name contains a null character', '/assets/shell/aaa111/main.js%00.css'],
    ['it is named like a file of ours', '/main.js'],
  ];
  it.each(missing)('answers 404 with no-store: %s', async (_why, path) => {
    const { status, headers, text } = await gateway.request(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).not.toContain('<');
  });

  it('is withdrawn and logged', () => {
    expect(gateway.logged.filter((line) => line.includes('withdrawn')).join()).toContain('game.js');
  });

  it('never answers a script request with a page', async () => {
    expect((await gateway.request('/games/', { headers: { 'sec-fetch-dest': 'script' } })).status).toBe(404);
  });
});

describe('accept-encoding', () => {
  it.each<[header: string | undefined, encodings: string[]]>([
    [undefined, []],
    ['', []],
    ['br', ['br']],
    ['gzip, deflate, br', ['br', 'gzip']],
    ['*', ['br', 'gzip']],
    ['br;q=0, *', ['gzip']],
    ['identity, gzip;q=0.1', ['gzip']],
    ['BR ; q=1.0', ['br']],
  ])('%s selects %j', (header, encodings) => {
    expect(acceptedEncodings(header)).toEqual(encodings);
  });
});
