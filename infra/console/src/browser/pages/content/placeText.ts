import { useText, type Message } from '@foyer/i18n';
import type { ContentSection } from '@foyer/market/content';
import { isEngagementSection } from '@foyer/market/engagement-rules';
import { messages as bonusTerms } from './editors/bonus-terms/BonusTerms.messages.ts';
import { messages as combinations } from './editors/boosted-combinations/BoostedCombinations.messages.ts';
import { messages as boostedOdds } from './editors/boosted-odds/BoostedOdds.messages.ts';
import { messages as boosts } from './editors/boosts/Boosts.messages.ts';
import { messages as experiments } from './editors/ExperimentsEditor.messages.ts';
import { messages as engagement } from './editors/engagement/engagement.messages.ts';
import { messages as items } from './editors/fields/fields.messages.ts';
import { messages as lobby } from './editors/lobby/LobbyEditor.messages.ts';
import { messages as notices } from './editors/notices/NoticesEditor.messages.ts';
import { messages as promotions } from './editors/promotions/PromotionsEditor.messages.ts';
import { messages as loyalty } from './editors/site/LoyaltyFields.messages.ts';
import { messages as raffle } from './editors/site/RaffleFields.messages.ts';
import { messages as site } from './editors/site/SiteEditor.messages.ts';
import { COLOR_GROUPS, GRADIENTS } from './editors/themes/themeParts.ts';
import { messages as themes } from './editors/themes/ThemesEditor.messages.ts';
import { messages } from './placeText.messages.ts';

const THEME_PARTS = [...Object.values(COLOR_GROUPS).flat(), ...GRADIENTS];

/** Labels of the forms by the key of the place in the body. */
const PLACES: Readonly<Record<string, Message>> = {
  ...Object.fromEntries(THEME_PARTS.map((part) => [part, themes[part]])),
  ...loyalty,
  ...raffle,
  ...messages,
  flowSettings: site.flows,
  login: site.login,
  registrations: site.registration,
  countryCode: site.country,
  flow: site.registration,
  gamificationSettings: site.loyalty,
  loyaltyPage: loyalty.page,
  fundingOptions: site.funding,
  tooltip: site.helpKey,
  jackpotSettings: site.jackpot,
  enabledCommunity: site.community,
  contributionOptions: site.contributions,
  initialContributionValue: site.initial,
  titleRows: site.titleRows,
  winnerNotificationImage: site.winnerNotificationImage,
  desktopImage: site.desktopImage,
  mobileImage: site.mobileImage,
  colorPalette: site.ownColors,
  raffleSettings: site.raffles,
  gameStudio: raffle.studio,
  startsOn: raffle.startsOn,
  hourly: raffle.hourly,
  daily: raffle.daily,
  weekly: raffle.weekly,
  slug: raffle.studio,
  raffleSpotlightImage: raffle.spotlight,
  liveChat: site.chat,
  name: experiments.name,
  weight: experiments.weight,
  blocks: lobby.blocks,
  menu: lobby.menu,
  id: lobby.id,
  type: lobby.type,
  title: lobby.title,
  text: lobby.text,
  action: lobby.action,
  list: lobby.list,
  path: lobby.path,
  url: lobby.url,
  label: lobby.label,
  icon: lobby.icon,
  callToActionType: lobby.callToAction,
  toggle: lobby.shownWithToggle,
  needsSignIn: lobby.needsSignIn,
  needsJackpot: lobby.needsJackpot,
  notice: notices.notice,
  audience: notices.audience,
  countries: notices.countries,
  startsAt: notices.startsAt,
  endsAt: notices.endsAt,
};

const PLACES_OF_PROMOTIONS: typeof PLACES = { ...PLACES, ...promotions };
const PLACES_OF_NOTICES: typeof PLACES = { ...PLACES, id: notices.id, path: notices.path };

const SPORTS_OFFERS: typeof PLACES = {
  ...PLACES,
  event: combinations.find,
  kind: combinations.market,
  outcome: combinations.outcome,
  selections: combinations.selections,
};
/** Sections whose forms name a place otherwise than another section. */
const PLACES_OF_SECTIONS: Partial<Readonly<Record<ContentSection, typeof PLACES>>> = {
  promotions: PLACES_OF_PROMOTIONS,
  notices: PLACES_OF_NOTICES,
  bonusTerms: {
    ...PLACES,
    ...bonusTerms,
    basisPoints: bonusTerms.sportsShare,
    minimumPrice: bonusTerms.minimumOdds,
    contributions: bonusTerms.casino,
    excludedMarkets: bonusTerms.excluded,
  },
  boosts: { ...PLACES, ...boosts },
  boostedOdds: { ...SPORTS_OFFERS, ...boostedOdds },
  boostedCombinations: { ...SPORTS_OFFERS, ...combinations },
};

const PLACES_OF_ENGAGEMENT: typeof PLACES = {
  ...engagement,
  prizes: engagement.prizes,
  filter: engagement.kind,
  reward: engagement.rewardKind,
  terms: engagement.terms,
  startsOn: engagement.calendarStart,
  level: engagement.minLevel,
  cents: engagement.wagerCents,
};

/** Returns the name of a place of a body as its form shows it: `Item 1 › Start (UTC)`. Names of data, such as a currency, stay. */
export function usePlaceText(section?: ContentSection): (path: readonly (string | number)[]) => string {
  const text = useText();
  const nameOf = (part: string | number): string => {
    if (typeof part === 'number' || /^\d+$/.test(part))
      return text(items.unnamed, { place: Number(part) + 1 });
    const places = placesOf(section);
    const name = Object.hasOwn(places, part) ? places[part] : undefined;
    return name ? text(name) : part;
  };
  return (path) => path.map(nameOf).join(' › ');
}

function placesOf(section: ContentSection | undefined): typeof PLACES {
  if (section === undefined) return PLACES;
  return isEngagementSection(section) ? PLACES_OF_ENGAGEMENT : (PLACES_OF_SECTIONS[section] ?? PLACES);
}
