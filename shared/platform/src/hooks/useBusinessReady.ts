import { useEffect } from 'react';
import { usePlatform } from '../remote/platformContext.tsx';

/**
 * Reports to telemetry that the main content of the page is rendered. Each page calls it once, in the
 * component that renders the content.
 */
export function useBusinessReady(isReady = true): void {
  const { app, release, services } = usePlatform();
  // an effect runs after React has committed the content
  useEffect(() => {
    if (isReady) services.telemetry.phase(app, release, 'business-ready');
  }, [app, isReady, release, services]);
}
