import { useText } from '@foyer/i18n';
import { hrefTo, type RouteId } from '@foyer/links';
import { useServices, useStore } from '@foyer/platform';
import type { IconName } from '@foyer/ui';
import { messages } from './AccountMenu.messages.ts';

type AccountRoute =
  | 'profile-dashboard'
  | 'withdraw'
  | 'rewards'
  | 'profile-deposit-history'
  | 'profile-game-history'
  | 'profile-limits'
  | 'profile-self-exclusion';

const ENTRIES = [
  { route: 'profile-dashboard', icon: 'user', message: messages.overview },
  { route: 'withdraw', icon: 'cashier', message: messages.withdraw },
  { route: 'rewards', icon: 'gift', message: messages.rewards },
  { route: 'profile-deposit-history', icon: 'list', message: messages.payments },
  { route: 'profile-game-history', icon: 'history', message: messages.history },
  { route: 'profile-limits', icon: 'limit', message: messages.limits },
  { route: 'profile-self-exclusion', icon: 'pause', message: messages.selfExclusion },
] as const satisfies readonly {
  route: AccountRoute & RouteId;
  icon: IconName;
  message: (typeof messages)[keyof typeof messages];
}[];

/** The account pages as menu entries: in the header and in the drawer on phones. */
export function useAccountEntries() {
  const { locale, navigation } = useServices();
  const { match, off } = useStore(navigation);
  const text = useText();
  return ENTRIES.filter(({ route }) => !off.has(route)).map(({ route, icon, message }) => ({
    id: route,
    label: text(message),
    icon,
    href: hrefTo(locale, route),
    current: match?.id === route,
  }));
}
