import type { Message } from '@foyer/i18n';
import type { IconName } from '@foyer/ui';
import { isAgent, mayChat, maySeePlayers, maySeeWithdrawals } from '../model/permissions.ts';
import type { Person } from '@foyer/kernel/console-answers';
import { messages } from './Frame.messages.ts';

export interface NavigationEntry {
  readonly path: string;
  readonly label: Message;
  readonly icon: IconName;
  /** Restricts the entry to matching staff members; shown to all when absent. */
  isFor?(person: Person): boolean;
}

const ENTRIES: readonly NavigationEntry[] = [
  { path: '/', label: messages.map, icon: 'grid' },
  { path: '/rollouts', label: messages.rollouts, icon: 'limit' },
  { path: '/timeline', label: messages.timeline, icon: 'history' },
  { path: '/status', label: messages.status, icon: 'info' },
  { path: '/players', label: messages.players, icon: 'user', isFor: maySeePlayers },
  { path: '/live-chat', label: messages.liveChat, icon: 'help', isFor: mayChat },
  { path: '/withdrawals', label: messages.withdrawals, icon: 'cashier', isFor: maySeeWithdrawals },
  { path: '/player-money', label: messages.playerMoney, icon: 'cashier', isFor: maySeeWithdrawals },
  { path: '/identity', label: messages.identity, icon: 'eye', isFor: maySeeWithdrawals },
  { path: '/exclusions', label: messages.exclusions, icon: 'pause', isFor: mayChat },
  { path: '/sports-disputes', label: messages.sportsDisputes, icon: 'sports', isFor: mayChat },
  { path: '/player-care', label: messages.playerCare, icon: 'shield', isFor: maySeeWithdrawals },
  { path: '/documents', label: messages.documents, icon: 'document', isFor: maySeeWithdrawals },
  { path: '/reconciliation', label: messages.reconciliation, icon: 'document', isFor: maySeeWithdrawals },
  { path: '/sportsbook', label: messages.sportsbook, icon: 'limit', isFor: maySeeWithdrawals },
  { path: '/content', label: messages.content, icon: 'settings', isFor: maySeeWithdrawals },
  { path: '/protection', label: messages.protection, icon: 'shield', isFor: maySeeWithdrawals },
  { path: '/explain', label: messages.explain, icon: 'help' },
  { path: '/releases', label: messages.releases, icon: 'document' },
  { path: '/reports', label: messages.reports, icon: 'warning' },
  { path: '/release-alerts', label: messages.releaseAlerts, icon: 'info' },
  { path: '/violations', label: messages.violations, icon: 'warning' },
  { path: '/check', label: messages.check, icon: 'checkCircle' },
  { path: '/payment-pages', label: messages.paymentPages, icon: 'lock' },
  { path: '/squads', label: messages.squads, icon: 'user' },
  { path: '/keys', label: messages.keys, icon: 'passkey' },
];

const FIRST = ['/', '/rollouts', '/timeline', '/status'];
/** Hidden from agents, who only answer players. */
const FIRST_OF_AGENTS = ['/players', '/live-chat', '/exclusions', '/status'];

/** The entries that a person may open: those of the bottom bar on phones, and the rest. */
export function navigationOf(person: Person): {
  readonly first: readonly NavigationEntry[];
  readonly rest: readonly NavigationEntry[];
} {
  const paths = isAgent(person) ? FIRST_OF_AGENTS : FIRST;
  const allowed = ENTRIES.filter(({ isFor }) => isFor?.(person) ?? true);
  return {
    first: paths.flatMap((path) => allowed.filter((entry) => entry.path === path)),
    rest: allowed.filter(({ path }) => !paths.includes(path)),
  };
}
