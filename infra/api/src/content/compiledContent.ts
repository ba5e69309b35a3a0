import { TRANSLATED_LOCALES } from '@foyer/links';
import { BRANDS, brands, type BrandId } from '@foyer/market';
import {
  compiledFeatures,
  compiledFlags,
  type ContentBodies,
  type ContentSection,
} from '@foyer/market/content';
import {
  deliveredCalendars,
  deliveredMiniGames,
  EARNING,
  LEVELS,
  MISSIONS,
  SHOP_ITEMS,
  TOURNAMENTS,
} from '@foyer/market/engagement-rules';
import { minimumDeposit } from '@foyer/money';
import * as v from 'valibot';
import { compiledBonusTerms } from '../../content/bonusTerms.ts';
import { compiledBoosts } from '../../content/boosts.ts';
import { LOBBY_BLOCKS } from '../../content/brandContent.ts';
import { LOBBY_MENU } from '../../content/lobbyMenu.ts';
import { compiledPromotions } from '../../content/promotions.ts';
import { openEngagement } from '../../content/engagementClient.ts';
import { compiledSite } from '../../content/siteSettings.ts';

/** The content that a brand has without any publication: the seed of the first edit, and the last resort. */
export function compiledContent(brand: BrandId): ContentBodies {
  return COMPILED[brand];
}

/**
 * A stored body with the keys that a later release added, at their compiled values, and without those that it
 * removed. Site settings of an earlier release had a list of login flows. Other sections stay as they are
 * stored.
 */
export function completeBody(brand: BrandId, section: ContentSection, body: unknown): unknown {
  if (section === 'site') return withSingleLoginFlow(body);
  if ((section !== 'features' && section !== 'flags') || typeof body !== 'object' || body === null)
    return body;
  const stored = body as Readonly<Record<string, unknown>>; // parsed by the caller afterwards
  return Object.fromEntries(
    Object.entries(COMPILED[brand][section]).map(([name, value]) => [name, stored[name] ?? value]),
  );
}

const earlierSite = v.looseObject({
  flowSettings: v.looseObject({ login: v.pipe(v.array(v.string()), v.minLength(1)) }),
});

function withSingleLoginFlow(body: unknown): unknown {
  const read = v.safeParse(earlierSite, body);
  if (!read.success) return body;
  const { flowSettings, ...rest } = read.output;
  return { ...rest, flowSettings: { ...flowSettings, login: flowSettings.login[0] } };
}

const COMPILED = Object.fromEntries(BRANDS.map((brand) => [brand, compile(brand)])) as Readonly<
  Record<BrandId, ContentBodies>
>; // one entry per brand

function compile(brand: BrandId): ContentBodies {
  const { currency, abTests } = brands[brand];
  const minimum = minimumDeposit(currency).minor;
  return {
    features: compiledFeatures(brands[brand]),
    flags: compiledFlags(),
    experiments: abTests.map(({ name, variants }) => ({
      name,
      variants: variants.map((one) => ({ ...one })),
    })),
    themes: {},
    site: openEngagement(brand, compiledSite(brand)),
    wallet: { [currency]: { minDepositAmount: minimum, minWithdrawalAmount: minimum } },
    lobby: { blocks: LOBBY_BLOCKS[brand], menu: LOBBY_MENU },
    notices: [],
    promotions: compiledPromotions(brand),
    bonusTerms: compiledBonusTerms(brand),
    boosts: compiledBoosts(brand),
    boostedOdds: [],
    boostedCombinations: [],
    missions: MISSIONS,
    tournaments: TOURNAMENTS,
    shop: SHOP_ITEMS,
    calendars: deliveredCalendars(brand),
    miniGames: deliveredMiniGames(brand),
    levels: LEVELS,
    earning: EARNING,
    // the compiled texts apply to every key that is not listed
    ...(Object.fromEntries(TRANSLATED_LOCALES.map((locale) => [`texts/${locale}`, {}])) as Pick<
      ContentBodies,
      Extract<ContentSection, `texts/${string}`>
    >),
  };
}
