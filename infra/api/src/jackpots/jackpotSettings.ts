import type * as Types from '@foyer/graphql/main';
import { jackpotTermsOf } from '@foyer/market';
import { textOf } from '../content/texts.ts';
import type { ApiContext } from '../server/graphql/context.ts';

const TITLE_ROWS = ['jackpot.title.1', 'jackpot.title.2', 'jackpot.title.3'] as const;
const PICTURES = { desktop: { width: 1440, height: 640 }, mobile: { width: 780, height: 760 } } as const;

/**
 * Texts and options of the brand's jackpot page; the amounts come from the jackpot provider
 * (requirements/interfaces#jackpot-provider).
 */
export function viewJackpotSettings({
  brand,
  locale,
  pageOrigin,
}: Pick<ApiContext, 'brand' | 'locale' | 'pageOrigin'>): Types.JackpotSettings {
  const terms = jackpotTermsOf(brand.id);
  if (!terms) return { enabled: false, enabledCommunity: false, contributionOptions: [], titleRows: [] };
  const picture = (shape: keyof typeof PICTURES): Types.Image => ({
    url: `${pageOrigin}/v1/pictures/${shape}.svg`,
    ...PICTURES[shape],
    alt: '',
  });
  return {
    enabled: true,
    enabledCommunity: false,
    sourceId: terms.sourceId,
    instanceId: terms.instanceId,
    operatorId: brand.operator,
    contributionOptions: [...terms.contributionOptions],
    initialContributionValue: terms.initialContributionValue,
    titleRows: TITLE_ROWS.flatMap((key) => textOf(key, locale) ?? []),
    text: textOf('jackpot.text', locale) ?? null,
    termsAndConditions: textOf('jackpot.terms', locale) ?? null,
    desktopImage: picture('desktop'),
    mobileImage: picture('mobile'),
  };
}
