import { beforeEach, describe, expect, it } from '@jest/globals';
import { createRouter, type RouterPorts } from './createRouter.ts';

/** A router whose pages the test prepares on demand. */
function setUp(path = '/en/', redirect: RouterPorts['redirect'] = () => undefined) {
  history.replaceState(null, '', path);
  const prepared = new Map<string, () => void>();
  const router = createRouter({
    redirect,
    prepare: (pathname) => new Promise((resolve) => prepared.set(pathname, resolve)),
  });
  const finish = async (pathname: string): Promise<void> => {
    prepared.get(pathname)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const shown = () => {
    const { location, isPending } = router.current();
    return `${location.pathname}${location.search}${location.hash}${isPending ? ' pending' : ''}`;
  };
  const address = () => `${location.pathname}${location.search}${location.hash}`;
  return { router, prepared, finish, shown, address };
}

const popState = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));

describe('createRouter', () => {
  beforeEach(() => history.replaceState(null, '', '/'));

  it('is ready when the first page is prepared', async () => {
    const { router, finish, shown } = setUp('/en/?a=1#top');
    let isReady = false;
    void router.ready.then(() => (isReady = true));
    expect([shown(), isReady]).toEqual(['/en/?a=1#top pending', false]);
    await finish('/en/');
    expect([shown(), isReady]).toEqual(['/en/?a=1#top', true]);
  });

  it('keeps page and address until the next page is prepared', async () => {
    const { router, finish, shown, address } = setUp();
    await finish('/en/');
    void router.navigate('/en/games/?a=1');
    expect([shown(), address()]).toEqual(['/en/ pending', '/en/']);
    await finish('/en/games/');
    expect([shown(), address()]).toEqual(['/en/games/?a=1', '/en/games/?a=1']);
  });

  it('drops a navigation that a later one replaced', async () => {
    const { router, finish, shown } = setUp();
    await finish('/en/');
    void router.navigate('/en/games/');
    void router.navigate('/en/deposit/');
    await finish('/en/deposit/');
    await finish('/en/games/');
    expect(shown()).toBe('/en/deposit/');
  });

  it('prepares nothing for another query or fragment of the same page', async () => {
    const { router, prepared, finish, shown } = setUp();
    await finish('/en/');
    prepared.clear();
    await router.navigate('/en/?q=slots#list');
    expect([shown(), prepared.size]).toEqual(['/en/?q=slots#list', 0]);
  });

  it('adds a history entry for a push and none for a replacement', async () => {
    const { router, finish } = setUp();
    await finish('/en/');
    const before = history.length;
    await router.navigate('/en/?a=1', { replace: true });
    expect(history.length).toBe(before);
    await router.navigate('/en/?a=2');
    expect(history.length).toBe(before + 1);
  });

  it('prepares the page of the Back button before it is shown', async () => {
    const { router, finish, shown, address } = setUp();
    await finish('/en/');
    router.navigator.push('/en/games/', null);
    await finish('/en/games/');
    const popped = popState();
    router.navigator.go(-1);
    await popped;
    expect([shown(), address()]).toEqual(['/en/games/ pending', '/en/']);
    await finish('/en/');
    expect(shown()).toBe('/en/');
  });

  it('replaces a non-canonical address', async () => {
    const { finish, shown, address } = setUp('/games?a=1', (pathname, search) =>
      pathname === '/games' ? `/en/games/${search}` : undefined,
    );
    const before = history.length;
    await finish('/en/games/');
    expect([shown(), address(), history.length]).toEqual(['/en/games/?a=1', '/en/games/?a=1', before]);
  });

  it('uses a view transition where requested, also for the Back button', async () => {
    const { router, finish, shown } = setUp();
    await finish('/en/');
    const updates: (() => void)[] = [];
    Object.assign(document, {
      startViewTransition: (update: () => void) => {
        updates.push(update);
        return { updateCallbackDone: Promise.resolve() };
      },
    });
    try {
      void router.navigate('/en/game/a/', { viewTransition: true });
      await finish('/en/game/a/');
      expect(shown()).toBe('/en/ pending');
      updates.pop()?.();
      expect(shown()).toBe('/en/game/a/');
      const popped = popState();
      router.navigator.go(-1);
      await popped;
      await finish('/en/');
      expect(updates).toHaveLength(1);
    } finally {
      Reflect.deleteProperty(document, 'startViewTransition');
    }
  });

  it('encodes unencoded characters of a link', async () => {
    const { router, finish, address } = setUp();
    await finish('/en/');
    void router.navigate('/en/game/öl/');
    await finish('/en/game/%C3%B6l/');
    expect(address()).toBe('/en/game/%C3%B6l/');
  });
});
