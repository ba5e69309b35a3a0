import { useCallback } from 'react';
import { usePlatform } from '../remote/platformContext.tsx';

/**
 * Returns the function that reports the use of a feature of this release, for example `share-slip`. The squad reads
 * the counts in the console and with `foyer logs`. A name is a constant: lower-case words joined by hyphens, at most
 * 40 characters. A page reports each name once, and counts contain nothing about the player.
 */
export function useFeatureUse(): (feature: string) => void {
  const { app, release, services } = usePlatform();
  return useCallback(
    (feature) => services.bus.emit('feature.used', { app, release, feature }),
    [app, release, services],
  );
}
