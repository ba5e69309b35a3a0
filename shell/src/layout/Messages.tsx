import { ConnectionBanner } from './banners/connection/ConnectionBanner.tsx';
import { ToastRegion } from './toasts/ToastRegion.tsx';

/** Messages in front of the page: the state of the connection, and toasts. */
export function Messages() {
  return (
    <>
      <ConnectionBanner />
      <ToastRegion />
    </>
  );
}
