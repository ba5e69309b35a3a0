import { useEffect } from 'react';
import { usePlatform } from '../remote/platformContext.tsx';

/**
 * Reports that the page's main content is on the screen; each page calls it once, where its content is
 * rendered.
 */
export function useBusinessReady(isReady = true): void {
  const { app, release, services } = usePlatform();
  // synchronises with telemetry, after the browser was given the content
  useEffect(() => {
    if (isReady) services.telemetry.phase(app, release, 'business-ready');
  }, [app, isReady, release, services]);
}
