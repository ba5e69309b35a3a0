import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BRANDS, brands } from '@foyer/market';
import { compiledFeatures, compiledFlags } from '@foyer/market/content';
import type { PublicContents } from '@foyer/market/public-content';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../observability/log.ts';
import { createContentSource, type ContentSource } from './contentSource.ts';

const FILE = 'content.last-good.json';
let home: string;
const sources: ContentSource[] = [];
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'foyer-content-'));
});
afterEach(async () => {
  for (const source of sources.splice(0)) await source.close();
  await rm(home, { recursive: true, force: true });
});

/** The content of all brands, with the sportsbook of Aurora on or off. */
function contents(tag: string, sportsbook: boolean): PublicContents {
  return {
    tag,
    brands: Object.fromEntries(
      BRANDS.map((brand) => [
        brand,
        {
          brand,
          tag: `${tag}-${brand}`,
          features: {
            ...compiledFeatures(brands[brand]),
            ...(brand === 'aurora' && { Sportsbook: sportsbook }),
          },
          flags: compiledFlags(),
          abTests: [],
          themes: {},
        },
      ]),
    ),
  };
}

/** A source whose api returns `answer`, or does not respond. */
async function createWorld(answer: unknown) {
  const api = { answer, paths: [] as string[] };
  const logged: string[] = [];
  const source = await createContentSource({
    home,
    file: FILE,
    api: { host: '127.0.0.1', port: 1 },
    log: createLog('gateway', (line) => void logged.push(line)),
    clock: () => 0,
    serviceClient: {
      callSigned({ path }) {
        api.paths.push(path);
        return api.answer === undefined
          ? Promise.reject(new Error('away'))
          : Promise.resolve({ status: 200, body: api.answer });
      },
    },
    internalSecret: 'secret',
    pollMs: 60_000,
  });
  sources.push(source);
  return { api, source, logged };
}

const sportsbookOf = (source: ContentSource) => source.of('aurora').features['Sportsbook'];

describe('content source', () => {
  it('has the content of the api, and notifies of another one', async () => {
    const { api, source } = await createWorld(contents('one', true));
    let changes = 0;
    source.onChange(() => (changes += 1));
    expect(sportsbookOf(source)).toBe(true);
    api.answer = contents('two', false);
    await source.refresh();
    expect([sportsbookOf(source), changes]).toEqual([false, 1]);
    expect(api.paths).toEqual(['/internal/content/public?tag=', '/internal/content/public?tag=one']);
    api.answer = { tag: 'two', brands: null };
    await source.refresh();
    expect([sportsbookOf(source), changes]).toEqual([false, 1]);
  });

  it('keeps the content while the api is unavailable, and logs it once', async () => {
    const { api, source, logged } = await createWorld(contents('one', false));
    api.answer = undefined;
    await source.refresh();
    await source.refresh();
    expect(sportsbookOf(source)).toBe(false);
    expect(logged.filter((line) => line.includes('content could not be read'))).toHaveLength(1);
  });

  it('keeps the content after a malformed answer', async () => {
    const { api, source } = await createWorld(contents('one', false));
    api.answer = { tag: 'two', brands: { aurora: { features: 'all' } } };
    await source.refresh();
    expect(sportsbookOf(source)).toBe(false);
  });

  it('starts from its file while the api is unavailable', async () => {
    await createWorld(contents('one', false));
    const { source, api } = await createWorld(undefined);
    expect(sportsbookOf(source)).toBe(false);
    expect(source.of('aurora').tag).toBe('one-aurora');
    expect(api.paths).toEqual(['/internal/content/public?tag=one']);
  });

  it.each([
    ['no file', undefined],
    ['a damaged file', '{"tag":"one","brands":{'],
    ['a file of another shape', '{"tag":"one","brands":{"aurora":{}}}'],
  ])('starts with the compiled content from %s', async (_what, text) => {
    if (text !== undefined) await writeFile(join(home, FILE), text);
    const { source } = await createWorld(undefined);
    expect(source.of('aurora')).toMatchObject({
      tag: 'compiled',
      features: compiledFeatures(brands.aurora),
      flags: compiledFlags(),
    });
  });

  it('stores the last answer whole', async () => {
    await createWorld(contents('one', true));
    expect(JSON.parse(await readFile(join(home, FILE), 'utf8'))).toEqual(contents('one', true));
  });
});
