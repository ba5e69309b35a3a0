import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { matchRoute, TRANSLATED_LOCALES } from '@foyer/links';
import { brands, BRANDS, licences } from '@foyer/market';
import { LOBBY_BLOCKS } from '../../content/brandContent.ts';
import { LOBBY_MENU, type MenuItemData } from '../../content/lobbyMenu.ts';
import { REWARD_OFFERS } from '../../content/rewards.ts';
import { GAME_LIST_SLUGS } from '../games/gameLists.ts';
import { textOf } from './texts.ts';

const keysOf = (locale: string) =>
  Object.keys(
    JSON.parse(
      readFileSync(new URL(`../../content/texts/${locale}.json`, import.meta.url), 'utf8'),
    ) as object,
  ).sort();
const flat = (items: readonly MenuItemData[]): readonly MenuItemData[] =>
  items.flatMap((item) => [item, ...flat(item.items ?? [])]);
const blocks = BRANDS.flatMap((brand) => LOBBY_BLOCKS[brand]);

describe('content', () => {
  it.each(TRANSLATED_LOCALES)('has all keys in %s', (locale) => expect(keysOf(locale)).toEqual(keysOf('en')));

  it.each(flat(LOBBY_MENU).flatMap((item) => (item.path ? [[item.id, item.path]] : [])))(
    'links menu item %s to an existing page: %s',
    (_id, path) => {
      expect(matchRoute(String(path))).toBeDefined();
    },
  );

  it('has a text for every label, list, block and reward', () => {
    const keys = [
      ...flat(LOBBY_MENU).map((item) => item.label),
      ...GAME_LIST_SLUGS.map((slug) => `gameList.${slug}`),
      ...Object.values(REWARD_OFFERS).flatMap(({ name, reason }) => [name, reason]),
      ...blocks.flatMap((block) => [
        ...('title' in block && block.title !== undefined ? [block.title] : []),
        ...('text' in block ? [block.text] : []),
        ...('action' in block ? [block.action] : []),
      ]),
    ];
    expect(keys.filter((key) => textOf(key, 'en') === undefined)).toEqual([]);
  });

  it.each(blocks.flatMap((block) => ('path' in block ? [[block.id, block.path]] : [])))(
    'links block %s to an existing page: %s',
    (_id, path) => {
      expect(matchRoute(path)).toBeDefined();
    },
  );

  it.each(BRANDS)(
    'offers play for fun in the lobby of %s only where the licence allows it to visitors',
    (brand) => {
      const promises = LOBBY_BLOCKS[brand].some((block) => block.id === 'practice');
      expect(!promises || licences[brands[brand].licence].game.demoForVisitors).toBe(true);
    },
  );

  it.each(BRANDS)('shows every list once in the lobby of %s', (brand) => {
    expect(
      LOBBY_BLOCKS[brand].flatMap((block) => (block.type === 'TOP_GAMES' ? [block.list] : [])).sort(),
    ).toEqual([...GAME_LIST_SLUGS].sort());
  });

  it.each([
    ['ACCOUNT_CLOSED', 'en', 'Your account has been closed indefinitely'], // requirements/errors#closed-account
    ['ACCOUNT_CLOSED', 'fi', 'Tilisi on suljettu toistaiseksi'],
    ['ACCOUNT_CLOSED', 'FR-ca', 'Votre compte a été fermé pour une durée indéterminée'],
    ['ACCOUNT_CLOSED', 'de', 'Your account has been closed indefinitely'],
    ['ACCOUNT_CLOSED', '../../etc', 'Your account has been closed indefinitely'],
    ['toString', 'en', undefined],
    ['__proto__', 'en', undefined],
  ])('returns the text of %s in %s', (key, locale, text) => expect(textOf(key, locale)).toBe(text));
});
