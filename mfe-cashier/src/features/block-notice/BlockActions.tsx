import type { CashierBlock } from '@foyer/graphql/main';
import { useText } from '@foyer/i18n';
import { hrefTo, type RouteId } from '@foyer/links';
import {
  useContactSupport,
  useMarket,
  useNavigationState,
  useServices,
  type SupportLink,
} from '@foyer/platform';
import { ButtonLink } from '@foyer/ui';
import * as css from './BlockNotice.css.ts';
import { actions } from './BlockNotice.messages.ts';

export type BlockAction = 'support' | 'helpline' | 'withdraw' | 'verify' | 'sow' | 'terms' | 'limits';

/** Links of each block, most useful first. */
const ACTIONS: Readonly<Record<CashierBlock, readonly BlockAction[]>> = {
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
type RoutedAction = keyof typeof ROUTES;

/** Returns the available links of a block, most useful first; without the current page and disabled pages. */
export function useBlockActions(): (
  block: CashierBlock,
  page: 'deposit' | 'withdraw',
) => readonly BlockAction[] {
  const { navigation } = useServices();
  const { off } = useNavigationState();
  const isAvailable = (action: BlockAction): boolean =>
    !(action in ROUTES) ||
    (!off.has(ROUTES[action as RoutedAction]) && navigation.isAvailable(ROUTES[action as RoutedAction]));
  return (block, page) => ACTIONS[block].filter((action) => action !== page && isAvailable(action));
}

export interface BlockActionsProps {
  readonly blockActions: readonly BlockAction[];
  /** The first link is the primary action of the page. */
  readonly hasPrimary: boolean;
}

/** Links that help a player resolve a block. */
export function BlockActions({ blockActions, hasPrimary }: BlockActionsProps) {
  const text = useText();
  const { locale } = useServices();
  const { licence } = useMarket();
  const support = useContactSupport();
  const linkOf = (action: BlockAction): SupportLink => {
    if (action === 'helpline') return { href: licence.helpline.url };
    return action === 'support' ? support : { href: hrefTo(locale, ROUTES[action]) };
  };
  return blockActions.map((action, index) => (
    <ButtonLink
      key={action}
      size="small"
      tone={index === 0 && hasPrimary ? 'primary' : 'quiet'}
      {...linkOf(action)}
      external={action === 'helpline'}
    >
      <span className={css.content}>{text(actions[action], { helpline: licence.helpline.name })}</span>
    </ButtonLink>
  ));
}
