import type { Message } from '@foyer/i18n';
import type { RouteId } from '@foyer/links';
import type { IconName } from '@foyer/ui';
import { messages } from './ProfileFrame.messages.ts';

interface ProfilePage {
  readonly route: RouteId;
  readonly icon: IconName;
  readonly name: Message;
  /** One line about the content, shown in the list on phones. */
  readonly hint: Message;
  /** Pages that matter to some players only are listed while they are open. */
  readonly isListed?: false;
}

/** The pages of the player's account in the order of their navigation. */
export const PROFILE_GROUPS = [
  {
    id: 'start',
    name: undefined,
    pages: [
      { route: 'profile-dashboard', icon: 'user', name: messages.dashboard, hint: messages.dashboardHint },
    ],
  },
  {
    id: 'history',
    name: messages.history,
    pages: [
      {
        route: 'profile-deposit-history',
        icon: 'arrowDown',
        name: messages.deposits,
        hint: messages.depositsHint,
      },
      {
        route: 'profile-withdrawal-history',
        icon: 'arrowUp',
        name: messages.withdrawals,
        hint: messages.withdrawalsHint,
      },
      { route: 'profile-game-history', icon: 'history', name: messages.gameHistory, hint: messages.gameHint },
      { route: 'profile-rewards-history', icon: 'gift', name: messages.rewards, hint: messages.rewardsHint },
      {
        route: 'profile-limit-history',
        icon: 'limit',
        name: messages.limitHistory,
        hint: messages.limitHistoryHint,
      },
      {
        route: 'profile-notice-history',
        icon: 'info',
        name: messages.noticeHistory,
        hint: messages.noticeHistoryHint,
      },
    ],
  },
  {
    id: 'safety',
    name: messages.safety,
    pages: [
      { route: 'profile-limits', icon: 'limit', name: messages.limits, hint: messages.limitsHint },
      {
        route: 'profile-global-limits',
        icon: 'shield',
        name: messages.globalLimits,
        hint: messages.globalHint,
      },
      { route: 'profile-self-test', icon: 'list', name: messages.selfTest, hint: messages.selfTestHint },
      {
        route: 'profile-self-exclusion',
        icon: 'pause',
        name: messages.selfExclusion,
        hint: messages.breakHint,
      },
    ],
  },
  {
    id: 'settings',
    name: messages.settings,
    pages: [
      { route: 'profile-details', icon: 'mail', name: messages.details, hint: messages.detailsHint },
      {
        route: 'profile-documents',
        icon: 'document',
        name: messages.documents,
        hint: messages.documentsHint,
      },
      {
        route: 'source-of-wealth',
        icon: 'cashier',
        name: messages.wealth,
        hint: messages.wealthHint,
        isListed: false,
      },
      {
        route: 'profile-session-history',
        icon: 'passkey',
        name: messages.sessions,
        hint: messages.sessionsHint,
      },
      { route: 'profile-privacy', icon: 'lock', name: messages.privacy, hint: messages.privacyHint },
      { route: 'profile-close-account', icon: 'close', name: messages.close, hint: messages.closeHint },
    ],
  },
] as const satisfies readonly {
  id: string;
  name: Message | undefined;
  pages: readonly ProfilePage[];
}[];

/** A page of the player's account. */
export type ProfileRoute = (typeof PROFILE_GROUPS)[number]['pages'][number]['route'];
