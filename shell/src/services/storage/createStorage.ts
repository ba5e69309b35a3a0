import { MAX_RECENTLY_PLAYED } from '@foyer/market/constants';
import type { ConsentState, DeviceStorage, StoredValue, Store } from '@foyer/contract';
import type { CookieJar, CookieName } from './adapters/cookies.ts';
import type { KeyValueStorage } from './adapters/safeStorage.ts';
import { parseJson } from '../../lib/parseJson.ts';

const RECENTLY_PLAYED = 'recently-played-games'; // requirements/entities#client-storage
const LAST_IS_LIVE = 'is-last-played-game-live'; // requirements/entities#client-storage
/** A counter without content; it needs no consent and ends with the tab. */
const BALANCE_CHANGES = 'balance-changes';
/** A longer list would not describe the visitor's preferences better. */
const MAX_GAME_LISTS = 5;
const GAME_ID = /^[A-Za-z0-9_-]{1,64}$/;

const ODDS_FORMAT = 'odds-format';
const ODDS_FORMAT_NAME = /^[a-z]{1,16}$/;

const SPORTS_FAVOURITES = 'sports-favourites';
const SPORTS_FAVOURITE_KEY = /^[a-z]:[a-z0-9-]{1,64}$/;
/** As many as a player can have on the server. */
const MAX_SPORTS_FAVOURITES = 100;

/** Payment data is not kept in a cookie, because cookies are sent to servers with every request. */
const OPEN_PAYMENT = 'openPayment';
/** Kept for one tab, because a purchase, a sign-in by code and an upload end where they started. */
const OF_TAB = [
  'openPlay',
  'openPurchase',
  'openUploads',
  'signInCode',
] as const satisfies readonly StoredValue[];
const VALUE_LENGTH = 256;

const COOKIE_OF: Readonly<
  Record<Exclude<StoredValue, typeof OPEN_PAYMENT | (typeof OF_TAB)[number]>, CookieName>
> = {
  depositDialog: 'displayWantToDepositDialog',
  realityCheck: 'realityCheck',
  skipOptionalPhoneNumberVerification: 'skipOptionalPhoneNumberVerification',
  sportsCoupon: 'sportsCoupon',
  welcomeShownAt: 'welcomeShownAt',
};

/**
 * Notices that are shown once are remembered (requirements/screens#overlays-and-toasts); without days a
 * cookie ends with the browser session.
 */
const RETENTION_DAYS: Readonly<Partial<Record<StoredValue, number>>> = {
  depositDialog: 365,
  welcomeShownAt: 365,
};

export interface StoragePorts {
  readonly local: KeyValueStorage;
  readonly session: KeyValueStorage;
  readonly cookies: CookieJar;
  readonly consent: Store<ConsentState>;
}

/**
 * requirements/entities#client-storage Client-stored values. Optional values are stored only with consent
 * and removed with it (requirements/reliability#fault-34).
 */
export function createStorage({ local, session, cookies, consent }: StoragePorts): DeviceStorage {
  let gameLists: readonly string[] = [];
  const mayRemember = (): boolean => consent.current().preferences;
  consent.subscribe(() => {
    if (mayRemember()) return;
    local.removeItem(RECENTLY_PLAYED);
    local.removeItem(LAST_IS_LIVE);
    local.removeItem(ODDS_FORMAT);
    local.removeItem(SPORTS_FAVOURITES);
    gameLists = [];
  });

  const placeOf = (name: StoredValue): KeyValueStorage | undefined =>
    name === OPEN_PAYMENT ? local : OF_TAB.some((known) => known === name) ? session : undefined;

  const recentlyPlayedGames = (): readonly string[] =>
    mayRemember() ? parseList(local.getItem(RECENTLY_PLAYED), GAME_ID, MAX_RECENTLY_PLAYED) : [];

  return {
    recentlyPlayedGames,
    rememberPlayedGame(gameId, isLive) {
      if (!mayRemember() || !GAME_ID.test(gameId)) return;
      const ids = [gameId, ...recentlyPlayedGames().filter((id) => id !== gameId)].slice(
        0,
        MAX_RECENTLY_PLAYED,
      );
      local.setItem(RECENTLY_PLAYED, JSON.stringify(ids));
      local.setItem(LAST_IS_LIVE, String(isLive));
    },
    countBalanceChange() {
      const count = (Number(session.getItem(BALANCE_CHANGES)) || 0) + 1;
      session.setItem(BALANCE_CHANGES, String(count));
      return count;
    },
    openedGameLists: () => gameLists,
    rememberGameList(slug) {
      if (mayRemember())
        gameLists = [slug, ...gameLists.filter((known) => known !== slug)].slice(0, MAX_GAME_LISTS);
    },
    oddsFormat() {
      const format = mayRemember() ? local.getItem(ODDS_FORMAT) : null;
      return format !== null && ODDS_FORMAT_NAME.test(format) ? format : undefined;
    },
    rememberOddsFormat(format) {
      if (mayRemember() && ODDS_FORMAT_NAME.test(format)) local.setItem(ODDS_FORMAT, format);
    },
    sportsFavourites: () =>
      mayRemember()
        ? parseList(local.getItem(SPORTS_FAVOURITES), SPORTS_FAVOURITE_KEY, MAX_SPORTS_FAVOURITES)
        : [],
    rememberSportsFavourites(keys) {
      if (mayRemember())
        local.setItem(SPORTS_FAVOURITES, JSON.stringify(keys.slice(0, MAX_SPORTS_FAVOURITES)));
    },
    read(name) {
      const place = placeOf(name);
      return place
        ? (place.getItem(name) ?? undefined)
        : cookies.read(COOKIE_OF[name as keyof typeof COOKIE_OF]);
    },
    write(name, value) {
      const place = placeOf(name);
      if (place) place.setItem(name, value.slice(0, VALUE_LENGTH));
      else cookies.write(COOKIE_OF[name as keyof typeof COOKIE_OF], value, RETENTION_DAYS[name]);
    },
  };
}

/** The valid items of a stored list, at most `maximum`. */
function parseList(text: string | null, item: RegExp, maximum: number): readonly string[] {
  const value = parseJson(text);
  return Array.isArray(value)
    ? value.filter((id): id is string => typeof id === 'string' && item.test(id)).slice(0, maximum)
    : [];
}
