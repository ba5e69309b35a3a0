import { ignoreError } from '@foyer/kernel';

/**
 * Loads the chunks of a released remote: scripts with their integrity, style sheets through the shell. Replaces
 * webpack's own loading, most of which serves cases that a remote does not have. Errors have the names and
 * types of webpack's, which the shell reads.
 */
type PushedChunk = readonly [
  ids: readonly string[],
  modules: Readonly<Record<string, unknown>>,
  start?: (runtime: ChunkRuntime) => void,
];

export interface ChunkRuntime {
  readonly m: Record<string, unknown>;
  /** Address of the folder of the release. */
  p: string;
  e(id: string): Promise<unknown>;
  early(id: string): void;
  readonly sriHashes: Readonly<Record<string, string>>;
  /** Written by `SlimRuntime`. */
  readonly chunks: {
    /** Array to which the file of a chunk pushes itself. */
    readonly queue: PushedChunk[];
    /** Names of the chunks with a style sheet. */
    readonly styled: readonly string[];
    readonly timeoutMs: number;
  };
}

declare const __webpack_require__: ChunkRuntime;

interface Arrival {
  readonly promise: Promise<void>;
  resolve(): void;
}

const runtime = __webpack_require__;
const { queue, styled, timeoutMs } = runtime.chunks;
const scripts = new Map<string, Arrival>();
const sheets = new Map<string, Promise<void>>();

// without the query of a retry
runtime.p = (document.currentScript as HTMLScriptElement).src.replace(/[^/]*$/, '');
runtime.e = (id) => Promise.all([scriptOf(id), styled.includes(id) && sheetOf(id)]);
// the script element that follows has the hash, and takes the file from the cache
runtime.early = (id) => {
  if (!scripts.has(id)) void fetch(`${runtime.p}${id}.js`).catch(ignoreError('early request failed'));
};
queue.push = ([ids, modules, start]) => {
  Object.assign(runtime.m, modules);
  start?.(runtime);
  // a chunk that arrives after its deadline is not among them
  for (const id of ids) scripts.get(id)?.resolve();
  return 0;
};

function scriptOf(id: string): Promise<void> {
  const known = scripts.get(id);
  if (known) return known.promise;
  const script = document.createElement('script');
  script.integrity = runtime.sriHashes[id] as string;
  script.crossOrigin = 'anonymous';
  script.src = `${runtime.p}${id}.js`;
  let arrived = (): void => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    arrived = resolve;
    const end = (type: string): void => {
      clearTimeout(timer);
      script.remove();
      // has no effect on a chunk that has arrived
      reject(failure(id, script.src, type));
    };
    const timer = setTimeout(end, timeoutMs, 'timeout');
    script.onload = () => end('missing');
    script.onerror = () => end('error');
  });
  scripts.set(id, { promise, resolve: arrived });
  promise.catch(() => scripts.delete(id));
  document.head.append(script);
  return promise;
}

function sheetOf(id: string): Promise<void> {
  const known = sheets.get(id);
  if (known) return known;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${runtime.p}${id}.css`;
  const promise = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(failure(id, link.href, 'error', 'CSS_CHUNK_LOAD_FAILED'));
  });
  sheets.set(id, promise);
  promise.catch(() => sheets.delete(id));
  (globalThis as unknown as { __foyerCss(sheet: object): void }).__foyerCss(link);
  return promise;
}

function failure(id: string, address: string, type: string, code?: string): Error {
  return Object.assign(new Error(`Chunk ${id} did not load (${type}: ${address})`), {
    name: 'ChunkLoadError',
    type,
    code,
  });
}
