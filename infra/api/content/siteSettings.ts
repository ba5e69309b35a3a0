import { brands, jackpotTermsOf, type BrandId } from '@foyer/market';
import type { SiteSettings } from '@foyer/market/content';
import { LOYALTY_PAGE } from './loyaltyPage.ts';
import { JACKPOT_PALETTES } from './jackpotPalettes.ts';

const UNLIMITED = { amountCents: null, hours: null };

/** Compiled site settings of a brand (requirements/entities#site-settings), until staff publish others. */
export function compiledSite(brand: BrandId): SiteSettings {
  const terms = jackpotTermsOf(brand);
  return {
    flowSettings: {
      registrations: brands[brand].countries.map((countryCode) => ({ countryCode, flow: 'Identity' })),
      login: 'Identity',
    },
    gamificationSettings: { enabled: true, loyaltyPage: LOYALTY_PAGE },
    fundingOptions: FUNDING.map(({ id, options }) => ({
      id,
      options: options.map((option) => ({
        title: `fundingOption.${id}.${option}`,
        tooltip: `fundingOption.${id}.${option}.tooltip`,
      })),
    })),
    liveChat: { visitors: false },
    jackpotSettings: {
      logo: null,
      winnerNotificationImage: null,
      desktopImage: null,
      mobileImage: null,
      colorPalette: JACKPOT_PALETTES[brand] ?? null,
      enabledCommunity: terms !== undefined,
      contributionOptions: [...(terms?.contributionOptions ?? [])],
      initialContributionValue: terms?.initialContributionValue ?? null,
      mustHitBy: {
        mega: UNLIMITED,
        major: UNLIMITED,
        minor: terms ? { amountCents: 50_000, hours: null } : UNLIMITED,
        shared: terms ? { amountCents: null, hours: 168 } : UNLIMITED,
      },
      titleRows: terms ? ['jackpot.title.1', 'jackpot.title.2', 'jackpot.title.3'] : [],
      subtitle: null,
      text: terms ? 'jackpot.text' : null,
      termsAndConditions: terms ? 'jackpot.terms' : null,
    },
    // raffles need the events socket of the jackpot service
    raffleSettings: {
      enabled: terms !== undefined,
      raffles: terms
        ? [
            {
              startsOn: null,
              gameStudio: { slug: RAFFLE_STUDIO, raffleSpotlightImage: null },
              prizes: { hourly: [1_000], daily: [10_000], weekly: [30_000, 15_000, 5_000] },
            },
          ]
        : [],
      pageMobileBackgroundImage: null,
      pageDesktopBackgroundImage: null,
      text: terms ? 'raffle.text' : null,
      termsAndConditions: terms ? 'raffle.terms' : null,
    },
  };
}

/** Studio of the week until staff publish another one. */
const RAFFLE_STUDIO = 'emberwick';

/** Documents that prove a source of wealth, by funding type (requirements/entities#source-of-wealth). */
const FUNDING = [
  { id: 'Salary', options: ['payslips', 'contract', 'taxReturn'] },
  { id: 'Dividends', options: ['certificate', 'accounts'] },
  { id: 'Inheritance', options: ['will', 'letter'] },
  { id: 'SaleOfProperty', options: ['contract', 'statement'] },
  { id: 'SaleOfCompany', options: ['contract', 'statement'] },
  { id: 'Other', options: ['statement'] },
] as const;
