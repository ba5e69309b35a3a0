import type { Slots } from '@foyer/contract';
import { useSessionState } from '@foyer/platform';
import { InboxFeed } from './InboxFeed.tsx';
import { InboxList } from './InboxList.tsx';

/** Messages of the engagement service to the player: in the notification centre, or as a list. */
export function Component({ view }: Slots['gamification.inbox']) {
  if (useSessionState().status !== 'LOGGED_IN') return null;
  return view === 'feed' ? <InboxFeed /> : <InboxList />;
}
