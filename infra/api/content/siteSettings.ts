import { brands, jackpotTermsOf, type BrandId } from '@foyer/market';
import type { SiteSettings } from '@foyer/market/content';
import { JACKPOT_PALETTES } from './jackpotPalettes.ts';

/** Compiled site settings of a brand (requirements/entities#site-settings), until staff publish others. */
export function compiledSite(brand: BrandId): SiteSettings {
  const terms = jackpotTermsOf(brand);
  return {
    flowSettings: {
      registrations: brands[brand].countries.map((countryCode) => ({ countryCode, flow: 'Identity' })),
      login: 'Identity',
    },
    // disabled until the engagement and raffle services exist
    gamificationSettings: { enabled: false, loyaltyPage: null },
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
      enabledCommunity: false,
      contributionOptions: [...(terms?.contributionOptions ?? [])],
      initialContributionValue: terms?.initialContributionValue ?? null,
      titleRows: terms ? ['jackpot.title.1', 'jackpot.title.2', 'jackpot.title.3'] : [],
      subtitle: null,
      text: terms ? 'jackpot.text' : null,
      termsAndConditions: terms ? 'jackpot.terms' : null,
    },
    raffleSettings: {
      enabled: false,
      raffles: [],
      pageMobileBackgroundImage: null,
      pageDesktopBackgroundImage: null,
      text: null,
      termsAndConditions: null,
    },
  };
}

/** Documents that prove a source of wealth, by funding type (requirements/entities#source-of-wealth). */
const FUNDING = [
  { id: 'Salary', options: ['payslips', 'contract', 'taxReturn'] },
  { id: 'Dividends', options: ['certificate', 'accounts'] },
  { id: 'Inheritance', options: ['will', 'letter'] },
  { id: 'SaleOfProperty', options: ['contract', 'statement'] },
  { id: 'SaleOfCompany', options: ['contract', 'statement'] },
  { id: 'Other', options: ['statement'] },
] as const;
