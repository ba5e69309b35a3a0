import { ConnectionBanner } from './banners/connection/ConnectionBanner.tsx';
import { RouteProgress } from './route-progress/RouteProgress.tsx';
import { ToastRegion } from './toasts/ToastRegion.tsx';

/** Messages in front of the page: the state of the connection, toasts, and the next page that loads. */
export function Messages() {
  return (
    <>
      <ConnectionBanner />
      <ToastRegion />
      <RouteProgress />
    </>
  );
}
