import { describe, expect, it, jest } from '@jest/globals';
import type { RemoteModule } from '@foyer/contract';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import { entry, set, setUp, TARGET, type Outcome } from '../testing/remoteStage.ts';
import { satisfies } from './versionRange.ts';

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'loaded',
    (error: { code?: string }) => error.code,
  );

describe('a repaired release', () => {
  it('is found by the retry, because the live set is read first', async () => {
    const { remotes } = setUp([entry('r1', { contract: 2 })], undefined, {}, [entry('r2')]);
    expect(await codeOf(remotes.load('mfe-casino'))).toBe('CONTRACT_MISMATCH');
    await remotes.refreshSet();
    expect((await remotes.load('mfe-casino'))?.entry.release).toBe('r2');
  });
  it('does not delay a retry when the set does not arrive', async () => {
    const { remotes, releases } = setUp([entry('r1')]);
    await remotes.refreshSet();
    expect(releases.current().version).toBe(1);
  });
});

describe('loading a release', () => {
  it('links its sheets before it runs its entry, both with the hash of the set, and only once', async () => {
    const { remotes, requested } = setUp([entry('r1')]);
    const [first, second] = await Promise.all([remotes.load('mfe-casino'), remotes.load('mfe-casino')]);
    expect(first).toBe(second);
    expect(requested).toEqual(['r1/pages.css', 'r1/entry.js']);
  });

  it('resolves to undefined when the set does not contain the app', async () => {
    await expect(setUp([]).remotes.load('mfe-casino')).resolves.toBeUndefined();
  });

  it.each<[string, Partial<ReleaseSetEntry>, string]>([
    ['no hash for its entry', { sri: { 'pages.css': 'x' } }, 'INTEGRITY_MISSING'],
    ['no hash for its sheet', { sri: { 'entry.js': 'x' } }, 'INTEGRITY_MISSING'],
    ['another contract', { contract: 2 }, 'CONTRACT_MISMATCH'],
    ['another React version', { requires: { react: '^20.0.0' } }, 'SHARED_VERSION_MISMATCH'],
  ])('makes no request with %s', async (_name, change, code) => {
    const { remotes, requested, codes } = setUp([entry('r1', change)]);
    expect(await codeOf(remotes.load('mfe-casino'))).toBe(code);
    expect(requested).toEqual([]);
    expect(codes()).toEqual([`casino ${code}`]);
  });

  it.each<[string, (url: URL) => Outcome, Partial<RemoteModule>, string]>([
    [
      'its entry does not load',
      (url) => (url.pathname.endsWith('.js') ? 'error' : 'ok'),
      {},
      'ENTRY_UNREACHABLE',
    ],
    [
      'its sheet does not load',
      (url) => (url.pathname.endsWith('.css') ? 'error' : 'ok'),
      {},
      'STYLE_FAILED',
    ],
    ['its module has another contract version', () => 'ok', { contract: 7 }, 'CONTRACT_MISMATCH'],
  ])('reports once, with the owner, that %s', async (_name, outcome, module, code) => {
    const { remotes, codes, sheets } = setUp([entry('r1')], outcome, module);
    expect(await codeOf(remotes.load('mfe-casino'))).toBe(code);
    expect(codes()).toEqual([`casino ${code}`]);
    expect(sheets()).toEqual([]);
  });

  it('retries a quick failure under another address before reporting it', async () => {
    let failures = 1;
    const { remotes, requested, codes } = setUp([entry('r1')], (url) =>
      url.pathname.endsWith('.js') && failures-- > 0 ? 'error' : 'ok',
    );
    expect(await codeOf(remotes.load('mfe-casino'))).toBe('loaded');
    expect(requested).toEqual(['r1/pages.css', 'r1/entry.js', 'r1/pages.css?try=1', 'r1/entry.js?try=1']);
    expect(codes()).toEqual([]);
  });

  it('waits for a slow file and fails when it hangs', async () => {
    jest.useFakeTimers();
    try {
      const { remotes, codes } = setUp([entry('r1')], () => 'hang');
      const code = codeOf(remotes.load('mfe-casino'));
      await jest.advanceTimersByTimeAsync(14_000);
      expect(remotes.isWaiting('mfe-casino')).toBe(true);
      expect(codes()).toEqual([]);
      await jest.advanceTimersByTimeAsync(1_000);
      expect(await code).toMatch(/_TIMEOUT$/);
      expect(codes()).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('requests the files that hang from other addresses after a restart', async () => {
    jest.useFakeTimers();
    try {
      let isHanging = true;
      const { remotes, requested, codes } = setUp([entry('r1')], (url) =>
        isHanging && url.pathname.endsWith('.js') ? 'hang' : 'ok',
      );
      const first = codeOf(remotes.load('mfe-casino'));
      await jest.advanceTimersByTimeAsync(2_000);
      isHanging = false;
      remotes.restart('mfe-casino');
      expect(await codeOf(remotes.load('mfe-casino'))).toBe('loaded');
      expect(await first).toBe('ENTRY_UNREACHABLE');
      expect(requested.filter((file) => file.includes('.js'))).toEqual(['r1/entry.js', 'r1/entry.js?try=1']);
      expect(remotes.isWaiting('mfe-casino')).toBe(false);
      expect(codes()).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('keeps a loaded release after a restart', async () => {
    const { remotes } = setUp([entry('r1')]);
    const loaded = await remotes.load('mfe-casino');
    remotes.restart('mfe-casino');
    expect(await remotes.load('mfe-casino')).toBe(loaded);
  });

  it('loads another release when the set names one', async () => {
    const { remotes } = setUp([entry('r9'), entry('r8')], (url) =>
      url.pathname.includes('r9') ? 'error' : 'ok',
    );
    expect((await remotes.load('mfe-casino'))?.entry.release).toBe('r8');
  });

  it('does not run a release again that ran earlier and is live again', async () => {
    const { remotes, releases, requested, sheets } = setUp([entry('r1')]);
    const first = await remotes.load('mfe-casino');
    releases.apply(set(2));
    await Promise.resolve();
    await Promise.resolve();
    expect(sheets()).toEqual([]);
    releases.apply(set(3, entry('r1')));
    expect(await remotes.load('mfe-casino')).toBe(first);
    expect(requested.filter((file) => file.endsWith('.js'))).toEqual(['r1/entry.js']);
    expect(sheets()).toHaveLength(1);
  });

  it('works again after the cause is fixed', async () => {
    let isBroken = true;
    const { remotes } = setUp([entry('r1')], () => (isBroken ? 'error' : 'ok'));
    expect(await codeOf(remotes.prepare('mfe-casino', TARGET))).not.toBe('loaded');
    isBroken = false;
    expect(await codeOf(remotes.prepare('mfe-casino', TARGET))).toBe('loaded');
  });

  it('prefetches code without requesting data, and reports a failure only when the code is needed', async () => {
    const depths: (string | undefined)[] = [];
    let isBroken = true;
    const { remotes, codes } = setUp([entry('r1')], () => 'ok', {
      async prepare(_services, _target, depth) {
        depths.push(depth);
        if (isBroken) throw Object.assign(new Error('unavailable'), { name: 'ChunkLoadError' });
      },
    });
    await expect(remotes.prefetch('mfe-casino', TARGET)).rejects.toThrow('unavailable');
    expect(codes()).toEqual([]);
    isBroken = false;
    expect(await codeOf(remotes.prepare('mfe-casino', TARGET))).toBe('loaded');
    expect(depths).toEqual(['code', undefined]);
  });

  it('rejects with the failure of the page loader instead of failing twice', async () => {
    const { remotes, codes } = setUp([entry('r1')], () => 'error');
    await codeOf(remotes.prepare('mfe-casino', TARGET));
    await codeOf(remotes.load('mfe-casino'));
    expect(codes()).toHaveLength(1);
  });
});

describe('addresses', () => {
  it.each([
    ['/assets/mfe-casino/r1/lobby.js', true],
    ['http://aurora.test/assets/mfe-casino/r1/lobby.js?x=1', true],
    ['/assets/mfe-casino/r2/lobby.js', false],
    ['http://evil.test/assets/mfe-casino/r1/lobby.js', false],
    ['//evil.test/assets/mfe-casino/r1/lobby.js', false],
    ['data:text/javascript,alert(1)', false],
    ['/en/', false],
  ])('%s belongs to a release: %s', (url, expected) => {
    expect(setUp([entry('r1')]).releases.fileOf(url) !== undefined).toBe(expected);
  });

  it('are rejected if they belong to an older set than the last one', () => {
    const { releases } = setUp([entry('r1')]);
    releases.apply(set(3, entry('r3')));
    releases.apply(set(2, entry('r2')));
    expect(releases.entryOf('mfe-casino')?.release).toBe('r3');
  });
});

it.each([
  ['19.3.1', '^19.0.0', true],
  ['19.3.1', '^20.0.0', false],
  ['19.3.1', '19.3.1', true],
  ['19.3.1', '19.3.0', false],
  ['19.3.1', '~19.3.0', true],
  ['19.3.1', '~19.2.0', false],
  ['19.3.1', '>=19.4.0', false],
  ['19.3.1', '^18.0.0 || ^19.0.0', true],
  ['0.3.1', '^0.2.0', false],
  ['19.3.1', '*', true],
  ['19.3.1', 'latest', false],
])('%s satisfies %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});
