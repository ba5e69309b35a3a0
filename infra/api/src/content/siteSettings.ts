import type * as Types from '@foyer/graphql/main';
import { licences } from '@foyer/market';
import { localDay } from '@foyer/market/local-time';
import { raffleOn } from '@foyer/market/raffle-rules';
import type { CatalogueView } from '../games/catalogueView.ts';
import { viewStudio } from '../games/gameView.ts';
import type { ApiContext } from '../server/graphql/context.ts';
import { viewImage, viewText } from './contentView.ts';
import { brandFeatures } from './features.ts';
import { offeredFlows } from './offeredFlows.ts';

/** requirements/entities#site-settings: registration flows by country, that of `first` first, and the sign-in flow. */
export function viewFlowSettings({ brand, content }: ApiContext, first?: string): Types.FlowSettings {
  const { registrations, login } = offeredFlows(content.sections.site.flowSettings, brandFeatures(brand));
  const isFirst = ({ countryCode }: { readonly countryCode: string }): boolean => countryCode === first;
  return {
    registrations: [...registrations.filter(isFirst), ...registrations.filter((flow) => !isFirst(flow))].map(
      (flow) => ({ ...flow }),
    ),
    login,
  };
}

/**
 * Documents by funding type; of all countries when none is given. A type without a document for the country
 * is omitted.
 */
export function viewFundingOptions(context: ApiContext, country: string | undefined): Types.FundingOption[] {
  return context.content.sections.site.fundingOptions.flatMap(({ id, options }) => {
    const offered = options.filter(
      ({ countries }) => country === undefined || countries === undefined || countries.includes(country),
    );
    return offered.length === 0
      ? []
      : [
          {
            id,
            options: offered.map(({ title, tooltip }) => ({
              title: viewText(context, title) ?? title,
              tooltip: viewText(context, tooltip),
            })),
          },
        ];
  });
}

export function viewGamificationSettings(context: ApiContext): Types.GamificationSettings {
  const { enabled, loyaltyPage: page, clientId } = context.content.sections.site.gamificationSettings;
  const text = (key: string | null) => viewText(context, key);
  const required = (key: string) => text(key) ?? key;
  const image = (of: Parameters<typeof viewImage>[1]) => viewImage(context, of);
  return {
    enabled,
    clientId: clientId ?? null,
    loyaltyPage: page && {
      backgroundImage: image(page.backgroundImage),
      backgroundDesktopImage: image(page.backgroundDesktopImage),
      mainImage: image(page.mainImage),
      mainDesktopImage: image(page.mainDesktopImage),
      shopImage: image(page.shopImage),
      shopDesktopImage: image(page.shopDesktopImage),
      gamesImage: image(page.gamesImage),
      description: text(page.description),
      termsAndConditions: text(page.termsAndConditions),
      rankCards: page.rankCards.map((card) => ({
        rank: required(card.rank),
        subtitle: text(card.subtitle),
        logo: image(card.logo),
        color: card.color,
        benefitsTitle: text(card.benefitsTitle),
        benefits: card.benefits.map((key) => ({ description: required(key) })),
      })),
      rewardCards: page.rewardCards.map((card) => ({
        title: required(card.title),
        description: text(card.description),
        image: image(card.image),
        color: card.color,
      })),
      steps: page.steps.map((step) => ({
        title: required(step.title),
        subtitle: text(step.subtitle),
        description: text(step.description),
        image: image(step.image),
      })),
    },
  };
}

/**
 * The raffle of today with its studio; none when the catalogue does not have it. Not enabled where the brand offers
 * no play.
 */
export function viewRaffleSettings(
  context: ApiContext,
  view: CatalogueView,
  now: number,
): Types.RaffleSettings {
  const settings = context.content.sections.site.raffleSettings;
  const current = raffleOn(settings.raffles, localDay(now, licences[context.brand.licence].timeZone));
  return {
    enabled: settings.enabled && view.isPlayAllowed,
    raffles: (current ? [current] : []).flatMap(({ gameStudio }) => {
      const studio = view.catalogue.studioBySlug.get(gameStudio.slug);
      return studio
        ? [
            {
              gameStudio: {
                ...viewStudio(view, studio),
                raffleSpotlightImage: viewImage(context, gameStudio.raffleSpotlightImage),
              },
            },
          ]
        : [];
    }),
    pageMobileBackgroundImage: viewImage(context, settings.pageMobileBackgroundImage),
    pageDesktopBackgroundImage: viewImage(context, settings.pageDesktopBackgroundImage),
    text: viewText(context, settings.text),
    termsAndConditions: viewText(context, settings.termsAndConditions),
  };
}
