import { useEffect } from 'react';
import { usePlatform } from '../remote/platformContext.tsx';

/** Says that what the player came for is on the screen; each page calls it once, where its content stands. */
export function useBusinessReady(isReady = true): void {
  const { app, release, services } = usePlatform();
  // synchronises with telemetry, after the browser was given the content
  useEffect(() => {
    if (isReady) services.telemetry.phase(app, release, 'business-ready');
  }, [app, isReady, release, services]);
}
