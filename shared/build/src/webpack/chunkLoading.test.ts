import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ChunkRuntime } from './chunkLoading.ts';

interface FakeElement {
  tag: string;
  src: string;
  href: string;
  integrity?: string;
  onload(): void;
  onerror(): void;
  remove(): void;
}

const TIMEOUT_MS = 1_000;
let added: FakeElement[] = [];
let runtime: ChunkRuntime;

/** The module runs when it is imported, once for each entry. */
async function start(): Promise<void> {
  jest.useFakeTimers();
  added = [];
  runtime = {
    m: {},
    sriHashes: { lobby: 'sha384-lobby' },
    chunks: { queue: [], styled: ['lobby'], timeoutMs: TIMEOUT_MS },
  } as unknown as ChunkRuntime;
  Object.assign(globalThis, {
    __webpack_require__: runtime,
    __foyerCss: (link: FakeElement) => added.push(link),
    fetch: jest.fn(() => Promise.resolve()),
    document: {
      currentScript: { src: 'http://host/assets/app/r/entry.js?try=1' },
      createElement: (tag: string) => ({ tag, remove: jest.fn() }),
      head: { append: (script: FakeElement) => added.push(script) },
    },
  });
  await import(`./chunkLoading.ts?${String(Math.random())}`);
}

const script = (): FakeElement => added.filter(({ tag }) => tag === 'script').at(-1) as FakeElement;
const link = (): FakeElement => added.filter(({ tag }) => tag === 'link').at(-1) as FakeElement;
/** The file of the chunk runs, and then its element reports it. */
function arrive(): void {
  runtime.chunks.queue.push([['lobby'], { 7: 'module' }]);
  script().onload();
}

const { fetch: original } = globalThis;

/** Other tests run in the same process. */
function restore(): void {
  jest.useRealTimers();
  globalThis.fetch = original;
  for (const name of ['__webpack_require__', '__foyerCss', 'document'])
    Reflect.deleteProperty(globalThis, name);
}

describe('chunkLoading', () => {
  beforeEach(start);
  afterEach(restore);

  it('loads script and style sheet of a chunk once, the script with its hash', async () => {
    const loaded = Promise.all([runtime.e('lobby'), runtime.e('lobby')]);
    expect(added).toHaveLength(2);
    expect(script()).toMatchObject({
      src: 'http://host/assets/app/r/lobby.js',
      integrity: 'sha384-lobby',
      crossOrigin: 'anonymous',
    });
    expect(link().href).toBe('http://host/assets/app/r/lobby.css');
    arrive();
    link().onload();
    await loaded;
    expect(runtime.m).toEqual({ 7: 'module' });
  });

  it.each<[string, () => void, object]>([
    ['does not load', () => script().onerror(), { name: 'ChunkLoadError', type: 'error' }],
    ['runs without its chunk', () => script().onload(), { name: 'ChunkLoadError', type: 'missing' }],
    ['is late', () => jest.advanceTimersByTime(TIMEOUT_MS), { name: 'ChunkLoadError', type: 'timeout' }],
  ])('rejects a chunk whose script %s, and requests it again', async (_what, fail, error) => {
    const lost = runtime.e('lobby');
    link().onload();
    fail();
    await expect(lost).rejects.toMatchObject(error);
    const again = runtime.e('lobby');
    expect(added.filter(({ tag }) => tag === 'script')).toHaveLength(2);
    arrive();
    await again;
  });

  it('rejects a chunk whose style sheet does not load, and requests the sheet again', async () => {
    const lost = runtime.e('lobby');
    arrive();
    link().onerror();
    await expect(lost).rejects.toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED' });
    const again = runtime.e('lobby');
    expect(added.map(({ tag }) => tag)).toEqual(['script', 'link', 'link']);
    link().onload();
    await again;
  });

  it('requests a file whose hash is unknown without running it', () => {
    runtime.early('later-rules-en');
    expect(fetch).toHaveBeenCalledWith('http://host/assets/app/r/later-rules-en.js');
    expect(added).toEqual([]);
  });
});
