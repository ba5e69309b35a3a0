import type { RouteId } from '@foyer/links';

export type StaticRoute = Extract<
  RouteId,
  | 'games'
  | 'game-studios'
  | 'more-casinos'
  | 'terms-and-conditions'
  | 'register'
  | 'jackpot'
  | 'jackpot-terms'
  | 'sports'
  | 'rewards'
  | 'profile-rewards-history'
  | 'profile-deposit-history'
  | 'profile-withdrawal-history'
>;

interface SubjectPage {
  readonly route: StaticRoute;
  readonly heading: string;
}

/** Remote under test, and the pages that are open when it breaks. */
export interface Subject {
  readonly app: string;
  readonly owner: string;
  readonly first: SubjectPage;
  /** Second page of the remote. A remote with one page is opened from `other` to break its lazy files. */
  readonly next?: SubjectPage;
  /** Query that makes the page render again where there is no second page. */
  readonly again?: string;
  /** True if the pages require a signed-in player. One player is signed in for all cases. */
  readonly isPlayers?: true;
  /** A page of another remote, reached without a new document. */
  readonly other: SubjectPage;
}

const TERMS: SubjectPage = { route: 'terms-and-conditions', heading: 'Terms and conditions' };
const GAMES: SubjectPage = { route: 'games', heading: 'All games' };

export const SUBJECTS: readonly Subject[] = [
  {
    app: 'mfe-cashier',
    owner: 'cashier',
    isPlayers: true,
    first: { route: 'profile-deposit-history', heading: 'Deposits' },
    next: { route: 'profile-withdrawal-history', heading: 'Withdrawals' },
    other: TERMS,
  },
  {
    app: 'mfe-casino',
    owner: 'casino',
    first: GAMES,
    next: { route: 'game-studios', heading: 'Studios' },
    other: TERMS,
  },
  {
    app: 'mfe-account',
    owner: 'account',
    first: TERMS,
    next: { route: 'register', heading: 'Where do you live?' },
    other: { route: 'more-casinos', heading: 'Our other casinos' },
  },
  {
    app: 'mfe-jackpot-raffle',
    owner: 'jackpot-raffle',
    first: { route: 'jackpot', heading: 'Jackpot' },
    next: { route: 'jackpot-terms', heading: 'Jackpot: terms and conditions' },
    other: GAMES,
  },
  {
    app: 'mfe-gamification',
    owner: 'gamification',
    isPlayers: true,
    first: { route: 'rewards', heading: 'Rewards' },
    next: { route: 'profile-rewards-history', heading: 'Rewards and bonuses' },
    other: TERMS,
  },
  {
    app: 'mfe-sportsbook',
    owner: 'sportsbook',
    first: { route: 'sports', heading: 'Sports' },
    again: '?day=today',
    other: GAMES,
  },
];
