import { describe, expect, it } from '@jest/globals';
import { createStore } from '@foyer/platform';
import { NOTHING_OPTIONAL } from '../consent/consent.machine.ts';
import { createCookieJar } from './adapters/cookies.ts';
import { safeStorage, type KeyValueStorage } from './adapters/safeStorage.ts';
import { createStorage } from './createStorage.ts';

function memory(): KeyValueStorage & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const blocked = (): KeyValueStorage => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

function setUp(local: KeyValueStorage = memory(), preferences = true, session: KeyValueStorage = memory()) {
  const consent = createStore({ ...NOTHING_OPTIONAL, preferences });
  const storage = createStorage({
    local,
    session,
    cookies: createCookieJar('aurora.localhost', { cookie: '' }),
    consent,
  });
  return { storage, consent, local };
}

describe('changes of the balance', () => {
  it('are counted across page loads of a tab, also without consent', () => {
    const session = memory();
    const counted = [1, 2, 3, 4].map(() => setUp(memory(), false, session).storage.countBalanceChange());
    expect(counted).toEqual([1, 2, 3, 4]);
  });

  it('are counted from 1 after an invalid value in the storage', () => {
    const session = memory();
    session.setItem('balance-changes', 'nonsense');
    expect(setUp(memory(), true, session).storage.countBalanceChange()).toBe(1);
  });
});

describe('opened game lists', () => {
  it('are the last five, latest first, and only with consent', () => {
    const { storage, consent } = setUp();
    for (const slug of ['a', 'b', 'a', 'c', 'd', 'e', 'f']) storage.rememberGameList(slug);
    expect(storage.openedGameLists()).toEqual(['f', 'e', 'd', 'c', 'a']);
    consent.set(NOTHING_OPTIONAL);
    storage.rememberGameList('g');
    expect(storage.openedGameLists()).toEqual([]);
  });
});

describe('recently played games', () => {
  it('are the last five without duplicates, newest first', () => {
    const { storage } = setUp();
    for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) storage.rememberPlayedGame(id, false);
    expect(storage.recentlyPlayedGames()).toEqual(['f', 'e', 'd', 'a', 'c']);
  });

  it('are not stored without consent and are removed when it is withdrawn', () => {
    const { storage, consent, local } = setUp(memory(), false);
    storage.rememberPlayedGame('a', false);
    expect(storage.recentlyPlayedGames()).toEqual([]);
    consent.set({ ...NOTHING_OPTIONAL, preferences: true });
    storage.rememberPlayedGame('b', false);
    expect(storage.recentlyPlayedGames()).toEqual(['b']);
    consent.set(NOTHING_OPTIONAL);
    expect(local.getItem('recently-played-games')).toBeNull();
  });

  it.each([['{"a":1}'], ['nonsense'], ['[1,null,"<script>","ok"]']])('ignore %s in the storage', (text) => {
    const local = memory();
    local.setItem('recently-played-games', text);
    expect(
      setUp(local)
        .storage.recentlyPlayedGames()
        .filter((id) => id !== 'ok'),
    ).toEqual([]);
  });
});

describe('the odds format', () => {
  it('is stored only with consent and removed with it', () => {
    const { storage, consent, local } = setUp(memory(), false);
    storage.rememberOddsFormat('american');
    expect(storage.oddsFormat()).toBeUndefined();
    consent.set({ ...NOTHING_OPTIONAL, preferences: true });
    storage.rememberOddsFormat('american');
    expect(storage.oddsFormat()).toBe('american');
    consent.set(NOTHING_OPTIONAL);
    expect(local.getItem('odds-format')).toBeNull();
  });
});

describe('favourites of the sportsbook', () => {
  it('are stored only with consent and removed with it', () => {
    const { storage, consent, local } = setUp(memory(), false);
    storage.rememberSportsFavourites?.(['c:hal']);
    expect(storage.sportsFavourites?.()).toEqual([]);
    consent.set({ ...NOTHING_OPTIONAL, preferences: true });
    storage.rememberSportsFavourites?.(['c:hal', 'e:hal1']);
    expect(storage.sportsFavourites?.()).toEqual(['c:hal', 'e:hal1']);
    consent.set(NOTHING_OPTIONAL);
    expect(local.getItem('sports-favourites')).toBeNull();
  });

  it('are at most 100, and without invalid ones of the storage', () => {
    const local = memory();
    local.setItem('sports-favourites', '["c:hal", 7, "<script>", "hal"]');
    const { storage } = setUp(local);
    expect(storage.sportsFavourites?.()).toEqual(['c:hal']);
    storage.rememberSportsFavourites?.(Array.from({ length: 120 }, (_, index) => `e:${index}`));
    expect(storage.sportsFavourites?.()).toHaveLength(100);
  });
});

it('a sports bet slip is stored without consent, because the player created it', () => {
  const { storage } = setUp(memory(), false);
  storage.write('sportsCoupon', 'hal73lk-1_1950');
  expect(storage.read('sportsCoupon')).toBe('hal73lk-1_1950');
});

describe('a browser that blocks storage', () => {
  it('makes the storage fall back to memory', () => {
    const { storage } = setUp(safeStorage(blocked));
    storage.rememberPlayedGame('a', true);
    expect(storage.recentlyPlayedGames()).toEqual(['a']);
  });

  it('keeps cookies in memory too', () => {
    const jar = createCookieJar(
      'aurora.localhost',
      Object.defineProperty({ cookie: '' }, 'cookie', { get: blocked, set: blocked }),
    );
    jar.write('productMode', 'SPORTS', 7);
    expect(jar.read('productMode')).toBe('SPORTS');
    jar.remove('productMode');
    expect(jar.read('productMode')).toBeUndefined();
  });
});

// requirements/entities#client-storage: '<name>__<host part>', path '/', same-site lax, secure, on the parent domain
it.each([
  [
    'lobby.aurora.localhost',
    'productMode__aurora=CASINO; path=/; samesite=lax; secure; domain=aurora.localhost; max-age=604800',
  ],
  ['localhost', 'productMode__localhost=CASINO; path=/; samesite=lax; secure; max-age=604800'],
  ['127.0.0.1', 'productMode__127=CASINO; path=/; samesite=lax; secure; max-age=604800'],
])('a cookie of %s', (host, expected) => {
  const page = { cookie: '' };
  createCookieJar(host, page).write('productMode', 'CASINO', 7);
  expect(page.cookie).toBe(expected);
});
