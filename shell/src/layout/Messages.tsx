import { ConnectionBanner } from './banners/connection/ConnectionBanner.tsx';
import { Slot, useSessionState } from '@foyer/platform';
import { RouteProgress } from './route-progress/RouteProgress.tsx';
import { ToastRegion } from './toasts/ToastRegion.tsx';

/** Messages in front of the page: the state of the connection, toasts, the next page that loads, and the player's messages. */
export function Messages() {
  // loads with these parts, after the first content
  const isPlayer = useSessionState().status === 'LOGGED_IN';
  return (
    <>
      <ConnectionBanner />
      <ToastRegion />
      <RouteProgress />
      {isPlayer && <Slot name="gamification.inbox" props={{ view: 'feed' }} />}
    </>
  );
}
