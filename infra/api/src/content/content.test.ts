import { describe, expect, it } from '@jest/globals';
import { TRANSLATED_LOCALES } from '@foyer/links';
import { brands, BRANDS, licences, type BrandId } from '@foyer/market';
import {
  CONTENT_SECTIONS,
  ENGAGEMENT_PROVIDER,
  parseContent,
  TRANSLATION_PREFIXES,
  type ContentBodies,
  type LobbyMenuEntry,
  type SiteSettings,
} from '@foyer/market/content';
import { DELIVERED_THEMES } from '@foyer/market/themes';
import { REWARD_OFFERS } from '../../content/rewards.ts';
import { GAME_LIST_SLUGS } from '../games/gameLists.ts';
import { compiledContent, completeBody } from './compiledContent.ts';
import { viewJackpotSettings } from '../jackpots/jackpotSettings.ts';
import type { ApiContext } from '../server/graphql/context.ts';
import { checkContent } from './contentChecks.ts';
import type { ContentReferences } from './contentReferences.ts';
import { createLiveContent } from './liveContent.ts';
import { viewFlowSettings, viewFundingOptions } from './siteSettings.ts';
import { compiledTexts } from './texts.ts';

const flat = (items: readonly LobbyMenuEntry[]): readonly LobbyMenuEntry[] =>
  items.flatMap((item) => [item, ...(item.items ?? [])]);
const lobbies = BRANDS.map((brand) => compiledContent(brand).lobby);
const blocks = lobbies.flatMap((lobby) => lobby.blocks);
const liveOf = (over: Partial<ContentBodies> = {}) =>
  createLiveContent('aurora', { ...compiledContent('aurora'), ...over }, 'tag');
const games = ['ember-hollow', 'clockwork-menagerie', 'vector-nine', 'oldcourt-roulette'];
const referencesOf = (brand: BrandId): ContentReferences => ({
  now: Date.UTC(2026, 10, 28),
  live: compiledContent(brand),
  games: new Set(games),
  studios: new Set(
    compiledContent('aurora').site.raffleSettings.raffles.map(({ gameStudio: { slug } }) => slug),
  ),
});
const references = referencesOf('aurora');
const textOf = (key: string, locale: string) => liveOf().textOf(key, locale);

describe('compiled content', () => {
  it.each(BRANDS.flatMap((brand) => CONTENT_SECTIONS.map((section) => [brand, section] as const)))(
    'is valid for %s: %s',
    (brand, section) => {
      expect(checkContent(brand, section, compiledContent(brand)[section], referencesOf(brand))).toEqual({
        ok: true,
        body: compiledContent(brand)[section],
      });
    },
  );

  it.each(TRANSLATED_LOCALES)('has all keys in %s, each a valid text', (locale) => {
    expect(Object.keys(compiledTexts(locale)).sort()).toEqual(Object.keys(compiledTexts('en')).sort());
    expect(parseContent(`texts/${locale}`, compiledTexts(locale))).toMatchObject({ ok: true });
  });

  it('has texts with every prefix that the specification names', () => {
    const keys = Object.keys(compiledTexts('en'));
    expect(TRANSLATION_PREFIXES[0]).toBe(`${ENGAGEMENT_PROVIDER}_`);
    for (const prefix of TRANSLATION_PREFIXES) expect(keys.some((key) => key.startsWith(prefix))).toBe(true);
    expect(textOf('ACCOUNT_CLOSED_BY_MULTIPLE_ACCOUNTS', 'en')).toContain('{userLoginMethod}');
  });

  it('has a text for every label, list, block, funding option and reward', () => {
    const keys = [
      ...lobbies.flatMap((lobby) => flat(lobby.menu).map((item) => item.label)),
      ...GAME_LIST_SLUGS.map((slug) => `gameList.${slug}`),
      ...Object.values(REWARD_OFFERS).flatMap(({ name, reason }) => [name, reason]),
      ...compiledContent('aurora').site.fundingOptions.flatMap(({ options }) =>
        options.flatMap(({ title, tooltip }) => [title, tooltip ?? title]),
      ),
      ...blocks.flatMap((block) => [
        ...('title' in block && block.title !== undefined ? [block.title] : []),
        ...('text' in block ? [block.text] : []),
        ...('action' in block ? [block.action] : []),
      ]),
    ];
    expect(keys.filter((key) => textOf(key, 'en') === undefined)).toEqual([]);
  });

  it.each(BRANDS)(
    'offers play for fun in the lobby of %s only where the licence allows it to visitors',
    (brand) => {
      const promises = compiledContent(brand).lobby.blocks.some((block) => block.id === 'practice');
      expect(!promises || licences[brands[brand].licence].game.demoForVisitors).toBe(true);
    },
  );

  it.each(BRANDS)('shows every list once in the lobby of %s', (brand) => {
    expect(
      compiledContent(brand)
        .lobby.blocks.flatMap((block) => (block.type === 'TOP_GAMES' ? [block.list] : []))
        .sort(),
    ).toEqual([...GAME_LIST_SLUGS].sort());
  });

  it('gives a stored switch that a later release added its compiled value', () => {
    const { ShowRTP: _, ...stored } = { ...compiledContent('aurora').features, Removed: true };
    expect(completeBody('aurora', 'features', stored)).toEqual(compiledContent('aurora').features);
  });

  it('gives stored site settings with a list of login flows the first one', () => {
    const { site } = compiledContent('aurora');
    const stored = { ...site, flowSettings: { ...site.flowSettings, login: ['Sms', 'Identity'] } };
    expect(completeBody('aurora', 'site', stored)).toEqual({
      ...site,
      flowSettings: { ...site.flowSettings, login: 'Sms' },
    });
    expect(completeBody('aurora', 'site', site)).toEqual(site);
  });
});

describe('textOf', () => {
  it.each([
    ['ACCOUNT_CLOSED', 'en', 'Your account has been closed indefinitely'], // requirements/errors#closed-account
    ['ACCOUNT_CLOSED', 'fi', 'Tilisi on suljettu toistaiseksi'],
    ['ACCOUNT_CLOSED', 'FR-ca', 'Votre compte a été fermé pour une durée indéterminée'],
    ['ACCOUNT_CLOSED', 'de', 'Your account has been closed indefinitely'],
    ['ACCOUNT_CLOSED', '../../etc', 'Your account has been closed indefinitely'],
    ['toString', 'en', undefined],
    ['__proto__', 'en', undefined],
  ])('returns the text of %s in %s', (key, locale, text) => expect(textOf(key, locale)).toBe(text));

  it.each([
    ['the published text of the locale', 'fi', { 'texts/fi': { 'menu.home': 'Etusivu 2' } }, 'Etusivu 2'],
    [
      'the compiled text of the locale before English',
      'fi',
      { 'texts/en': { 'menu.home': 'Start' } },
      'Etusivu',
    ],
    [
      'the published English text of a new key',
      'fi',
      { 'texts/en': { 'menu.home2': 'Start' } },
      'Start',
      'menu.home2',
    ],
  ])('prefers %s', (_what, locale, over, text, key = 'menu.home') => {
    expect(liveOf(over).textOf(key, locale)).toBe(text);
  });
});

describe('the toggles of a brand', () => {
  it('are those of its content', () => {
    const features = { ...compiledContent('aurora').features, Sportsbook: false };
    expect(liveOf({ features }).brand.toggles).not.toContain('Sportsbook');
    expect(liveOf().brand.toggles).toContain('Sportsbook');
  });
});

describe('checkContent', () => {
  const { site, lobby } = compiledContent('aurora');
  const jackpot = (over: object) => ({ ...site, jackpotSettings: { ...site.jackpotSettings, ...over } });
  const campaign = (over: object) => [
    {
      id: 'spring',
      notice: 'Content',
      countries: null,
      audience: 'all',
      title: 'menu.home',
      text: null,
      path: null,
      startsAt: '2026-12-01T00:00:00Z',
      endsAt: null,
      ...over,
    },
  ];
  it('accepts a notice campaign', () => {
    expect(checkContent('aurora', 'notices', campaign({}), references)).toMatchObject({ ok: true });
  });
  const image = (url: string) => jackpot({ logo: { url, alt: null } });
  const menu = (over: object) => ({
    ...lobby,
    menu: [{ id: 'one', label: 'menu.home', icon: 'home', ...over }],
  });
  const colors = (over: object) =>
    jackpot({ colorPalette: { ...site.jackpotSettings.colorPalette, ...over } });
  it.each([
    ['a jackpot text without contrast', 'site', colors({ body: '#1a2650' })],
    [
      'a jackpot text without contrast on an end of a gradient',
      'site',
      colors({ backgroundGradient: 'linear-gradient(#0a1020, #f2f6ff)' }),
    ],
    ['a jackpot colour whose contrast cannot be measured', 'site', colors({ body: 'rgb(1 2 3)' })],
    ['a missing toggle', 'features', { QuickMenu: true }],
    ['an unknown toggle', 'features', { ...compiledContent('aurora').features, Other: true }],
    ['an unknown variation', 'flags', { ...compiledContent('aurora').flags, menu: 'menu9' }],
    [
      'two variants of one name',
      'experiments',
      [
        {
          name: 'a',
          variants: [
            { name: 'x', weight: 1 },
            { name: 'x', weight: 1 },
          ],
        },
      ],
    ],
    ['weights that are all zero', 'experiments', [{ name: 'a', variants: [{ name: 'x', weight: 0 }] }]],
    ['a negative weight', 'experiments', [{ name: 'a', variants: [{ name: 'x', weight: -1 }] }]],
    [
      'a theme without contrast',
      'themes',
      {
        theme2: {
          ...DELIVERED_THEMES.aurora.theme2,
          contrastColor100: DELIVERED_THEMES.aurora.theme2.backgroundColor0,
        },
      },
    ],
    ['a theme that does not exist', 'themes', { theme9: DELIVERED_THEMES.aurora.theme1 }],
    ['a minimum of zero', 'wallet', { EUR: { minDepositAmount: 0, minWithdrawalAmount: 1 } }],
    ['a fraction of a minor unit', 'wallet', { EUR: { minDepositAmount: 1.5, minWithdrawalAmount: 1 } }],
    [
      'minimums without the brand’s currency',
      'wallet',
      { CAD: { minDepositAmount: 1, minWithdrawalAmount: 1 } },
    ],
    ['a picture over http', 'site', image('http://pictures.example/one.png')],
    ['a picture of another host as a path', 'site', image('//pictures.example/one.png')],
    ['a script as a picture', 'site', image('javascript:alert(1)')],
    ['a contribution that the jackpot service refuses', 'site', jackpot({ contributionOptions: ['99'] })],
    [
      'a latest amount that is not above the starting value',
      'site',
      jackpot({
        mustHitBy: { ...site.jackpotSettings.mustHitBy, minor: { amountCents: 10_000, hours: null } },
      }),
    ],
    ['a first contribution that is not offered', 'site', jackpot({ initialContributionValue: '99' })],
    [
      'a country without registration',
      'site',
      {
        ...site,
        flowSettings: { ...site.flowSettings, registrations: [{ countryCode: 'US', flow: 'Identity' }] },
      },
    ],
    ['a menu path without a page', 'lobby', menu({ path: '/nowhere/at/all/' })],
    ['a menu list that does not exist', 'lobby', menu({ list: 'other' })],
    ['two menu items of one id', 'lobby', { ...lobby, menu: [...lobby.menu, ...lobby.menu] }],
    [
      'a link over http',
      'lobby',
      {
        ...lobby,
        blocks: [
          {
            type: 'BANNER_EXTERNAL_LINK',
            id: 'x',
            title: 'a',
            text: 'a',
            action: 'a',
            url: 'http://a.example',
          },
        ],
      },
    ],
    ['a block of an unknown type', 'lobby', { ...lobby, blocks: [{ type: 'HTML', id: 'x' }] }],
    ['a campaign that ends before it starts', 'notices', campaign({ endsAt: '2026-11-30T00:00:00Z' })],
    ['a campaign without a time zone', 'notices', campaign({ startsAt: '2026-12-01T00:00:00' })],
    ['a date that does not exist', 'notices', campaign({ startsAt: '2026-13-01T00:00:00Z' })],
    ['a campaign with own content and no title', 'notices', campaign({ title: null })],
    ['a campaign for no country', 'notices', campaign({ countries: [] })],
    ['a campaign with a link to no page', 'notices', campaign({ path: '/nowhere/at/all/' })],
    ['an unknown notice', 'notices', campaign({ notice: 'Timeout' })],
    ['two campaigns of one id', 'notices', [...campaign({}), ...campaign({})]],
    ['markup in a text', 'texts/en', { 'menu.home': '<img src=x onerror=alert(1)>' }],
    ['a closing tag in a text', 'texts/en', { 'menu.home': 'a</b>' }],
    ['a plural in a text', 'texts/en', { 'menu.home': '{count, plural, one {a} other {b}}' }],
    ['an open brace in a text', 'texts/en', { 'menu.home': 'a {' }],
    ['an empty text', 'texts/en', { 'menu.home': '' }],
    ['a key with a space', 'texts/en', { 'menu home': 'a' }],
    ['a list of texts', 'texts/en', ['a']],
  ] as const)('refuses %s', (_what, section, body) => {
    expect(checkContent('aurora', section, body, references)).toMatchObject({ ok: false });
  });
});

describe('site settings', () => {
  const { site, ...others } = compiledContent('aurora');
  const contextOf = (changes: Partial<SiteSettings>) =>
    ({
      brand: brands.aurora,
      locale: 'en',
      pageOrigin: 'http://aurora.localhost',
      content: createLiveContent('aurora', { ...others, site: { ...site, ...changes } }, 'test'),
    }) as ApiContext; // the views read nothing else

  it.each([
    ['FI', ['Salary: payslips for Finland, contract', 'Other: statement']],
    ['EE', ['Salary: contract', 'Other: statement', 'Inheritance: will']],
    [undefined, ['Salary: payslips for Finland, contract', 'Other: statement', 'Inheritance: will']],
  ])('list the documents of funding types for %s', (country, expected) => {
    const context = contextOf({
      fundingOptions: [
        {
          id: 'Salary',
          options: [
            { title: 'payslips for Finland', tooltip: null, countries: ['FI'] },
            { title: 'contract', tooltip: null },
          ],
        },
        { id: 'Other', options: [{ title: 'statement', tooltip: null, countries: ['EE', 'FI'] }] },
        { id: 'Inheritance', options: [{ title: 'will', tooltip: null, countries: ['EE'] }] },
      ],
    });
    expect(
      viewFundingOptions(context, country).map(
        ({ id, options }) => `${id}: ${options.map(({ title }) => title).join(', ')}`,
      ),
    ).toEqual(expected);
  });

  it('have one login flow, and none while the identity server is switched off', () => {
    const context = contextOf({});
    expect(viewFlowSettings(context).login).toBe('Identity');
    const without = {
      ...brands.aurora,
      toggles: brands.aurora.toggles.filter((one) => one !== 'IdentityServer'),
    };
    expect(viewFlowSettings({ ...context, brand: without }).login).toBeNull();
  });

  it('has a jackpot logo and a picture of winners without published ones', () => {
    const { logo, winnerNotificationImage, colorPalette } = viewJackpotSettings(contextOf({}), []);
    expect([logo?.url, winnerNotificationImage?.url]).toEqual([
      'http://aurora.localhost/v1/pictures/logo.svg',
      'http://aurora.localhost/v1/pictures/winner.svg',
    ]);
    expect(colorPalette).toEqual(site.jackpotSettings.colorPalette);
    const own = { url: '/content/own.svg', alt: null };
    expect(
      viewJackpotSettings(contextOf({ jackpotSettings: { ...site.jackpotSettings, logo: own } }), []).logo
        ?.url,
    ).toContain('own.svg');
  });

  it('show the published subtitle of the jackpot', () => {
    const context = contextOf({ jackpotSettings: { ...site.jackpotSettings, subtitle: 'menu.home' } });
    expect(viewJackpotSettings(context, []).subtitle).toBe('Home');
    expect(viewJackpotSettings(contextOf({}), []).subtitle).toBeNull();
  });
});
