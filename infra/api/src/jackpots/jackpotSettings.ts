import type * as Types from '@foyer/graphql/main';
import { jackpotTermsOf } from '@foyer/market';
import { viewImage, viewText } from '../content/contentView.ts';
import type { Territory } from '../games/territories.ts';
import type { ApiContext } from '../server/graphql/context.ts';

/** Pictures that the jackpot service draws for each brand (infra/jackpot, `drawPicture`). */
const PICTURES = {
  desktop: { width: 1440, height: 640 },
  mobile: { width: 780, height: 760 },
  logo: { width: 160, height: 160 },
  winner: { width: 480, height: 360 },
} as const;

/**
 * Texts and options of the brand's jackpot page; the amounts come from the jackpot provider
 * (requirements/interfaces#jackpot-provider).
 */
export function viewJackpotSettings(
  context: Pick<ApiContext, 'brand' | 'content' | 'locale' | 'pageOrigin'>,
  territories: readonly Territory[],
): Types.JackpotSettings {
  const { brand, content, pageOrigin } = context;
  const terms = jackpotTermsOf(brand.id);
  const isOffered = territories.every(({ country }) => brand.countries.includes(country));
  if (!terms || !isOffered)
    return { enabled: false, enabledCommunity: false, contributionOptions: [], titleRows: [] };
  const settings = content.sections.site.jackpotSettings;
  const picture = (shape: keyof typeof PICTURES): Types.Image => ({
    url: `${pageOrigin}/v1/pictures/${shape}.svg`,
    ...PICTURES[shape],
    alt: '',
  });
  return {
    enabled: true,
    enabledCommunity: settings.enabledCommunity,
    sourceId: terms.sourceId,
    instanceId: terms.instanceId,
    operatorId: brand.operator,
    contributionOptions: [...settings.contributionOptions],
    initialContributionValue: settings.initialContributionValue,
    winnerNotificationImage: viewImage(context, settings.winnerNotificationImage) ?? picture('winner'),
    colorPalette: settings.colorPalette && { ...settings.colorPalette },
    logo: viewImage(context, settings.logo) ?? picture('logo'),
    titleRows: settings.titleRows.flatMap((key) => viewText(context, key) ?? []),
    subtitle: viewText(context, settings.subtitle),
    text: viewText(context, settings.text),
    termsAndConditions: viewText(context, settings.termsAndConditions),
    desktopImage: viewImage(context, settings.desktopImage) ?? picture('desktop'),
    mobileImage: viewImage(context, settings.mobileImage) ?? picture('mobile'),
  };
}
