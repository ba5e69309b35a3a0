import type { CashierBlock } from '@foyer/graphql/main';
import { useText } from '@foyer/i18n';
import { hrefTo, type RouteId } from '@foyer/links';
import { useMarket, useNavigationState, useServices } from '@foyer/platform';
import { ButtonLink } from '@foyer/ui';
import * as css from './BlockNotice.css.ts';
import { actions } from './BlockNotice.messages.ts';

export type BlockAction = 'support' | 'helpline' | 'withdraw' | 'verify' | 'sow' | 'terms' | 'limits';

/** Links of each block, most useful first. */
const WAYS: Readonly<Record<CashierBlock, readonly BlockAction[]>> = {
  ACCOUNT_CLOSED: ['support'],
  SELF_EXCLUDED: ['withdraw', 'helpline'],
  TIMED_OUT: ['withdraw', 'helpline'],
  DEPOSITS_BLOCKED: ['support'],
  WITHDRAWALS_BLOCKED: ['support'],
  INSTANT_BANKING_BLOCKED: ['support'],
  KYC_REQUIRED: ['verify', 'support'],
  SOURCE_OF_WEALTH_EXPIRED: ['sow', 'support'],
  TERMS_NOT_ACCEPTED: ['terms'],
  COUNTRY_NOT_ALLOWED: ['support'],
  LIMIT_REQUIRED: ['limits'],
  LIMIT_OFFERED: ['limits'],
  LIMIT_REACHED: ['limits', 'helpline'],
  DEBT_OPEN: ['support'],
};

const ROUTES = {
  withdraw: 'withdraw',
  verify: 'profile-documents',
  sow: 'source-of-wealth',
  terms: 'terms-and-conditions',
  limits: 'profile-limits',
} as const satisfies Partial<Record<BlockAction, RouteId>>;
type RoutedWay = keyof typeof ROUTES;

/** Returns the available links of a block, most useful first; without the current page and disabled pages. */
export function useBlockActions(): (
  block: CashierBlock,
  page: 'deposit' | 'withdraw',
) => readonly BlockAction[] {
  const { navigation } = useServices();
  const { off } = useNavigationState();
  const leads = (way: BlockAction): boolean =>
    !(way in ROUTES) ||
    (!off.has(ROUTES[way as RoutedWay]) && navigation.isAvailable(ROUTES[way as RoutedWay]));
  return (block, page) => WAYS[block].filter((way) => way !== page && leads(way));
}

export interface BlockActionsProps {
  readonly ways: readonly BlockAction[];
  /** The first link is the primary action of the page. */
  readonly hasPrimary: boolean;
}

/** Links that help a player resolve a block. */
export function BlockActions({ ways, hasPrimary }: BlockActionsProps) {
  const text = useText();
  const { locale } = useServices();
  const { brand, licence } = useMarket();
  const hrefOf = (way: BlockAction): string => {
    if (way === 'helpline') return licence.helpline.url;
    return way === 'support' ? `mailto:${brand.supportEmail}` : hrefTo(locale, ROUTES[way]);
  };
  return ways.map((way, index) => (
    <ButtonLink
      key={way}
      size="small"
      tone={index === 0 && hasPrimary ? 'primary' : 'quiet'}
      href={hrefOf(way)}
      external={way === 'helpline'}
    >
      <span className={css.words}>{text(actions[way], { helpline: licence.helpline.name })}</span>
    </ButtonLink>
  ));
}
