import { hrefTo } from '@foyer/links';
import { useNavigationState, useServices } from '@foyer/platform';
import type { ReactNode } from 'react';
import { dayOfAddress } from '../../../../features/days/days.ts';
import { useBoardDays } from '../../../../features/days/useBoardDays.ts';
import type { FeedBoard } from '../../../../features/sports-feed/feed.machine.ts';
import { startsOf } from '../../programme.ts';
import { DayMatches } from '../day-matches/DayMatches.tsx';
import { DayPicker } from '../day-picker/DayPicker.tsx';

function useDay(board: FeedBoard) {
  const { search } = useNavigationState();
  const days = useBoardDays(startsOf(board, {}));
  return { days, day: dayOfAddress(search, days) };
}

/** The days of the whole board. */
export function HomeDayPicker({ board }: { readonly board: FeedBoard }) {
  const { locale } = useServices();
  const { days, day } = useDay(board);
  return <DayPicker href={hrefTo(locale, 'sports')} days={days} current={day} />;
}

export interface HomeDayProps {
  readonly board: FeedBoard;
  readonly stale: boolean;
  /** Shown when the day of the address is over, or not a day. */
  readonly fallback: ReactNode;
}

/** The matches of the day of the address. */
export function HomeDay({ board, stale, fallback }: HomeDayProps) {
  const { day } = useDay(board);
  return day ? <DayMatches board={board} part={{}} day={day} stale={stale} /> : fallback;
}
