/** A constant of pages that a later issue builds. */
export interface LaterConstant {
  readonly anchor: string;
  readonly what: string;
  readonly later: `later issue ${number}`;
}

/** A page of a later issue defines these once, and moves its line to `PLACED`. */
export const LATER: readonly LaterConstant[] = [
  { anchor: 'jackpot', what: 'winner notification 6 s', later: 'later issue 16' },
  { anchor: 'jackpot', what: 'rotation of the pot title 3 s', later: 'later issue 16' },
  { anchor: 'jackpot', what: 'animation of the widget 400 ms', later: 'later issue 16' },
  {
    anchor: 'leaderboard',
    what: 'top 50, 10 rows on mobile, 11 to 12 on desktop, 10 more',
    later: 'later issue 16',
  },
  {
    anchor: 'raffle',
    what: 'refetch 1.5 s after a countdown, carousel 70 s (default 40 s)',
    later: 'later issue 16',
  },
  {
    anchor: 'gamification',
    what: '3 retries every 2 s, refetch after 2 s, 5 attempts of the widget',
    later: 'later issue 16',
  },
  { anchor: 'game-lists', what: 'first 10 as spotlight, next 10 as list', later: 'later issue 16' },
  { anchor: 'artwork', what: 'round icon 17 px', later: 'later issue 16' },
];
