import { persistently } from '../../services/store/persistently.ts';

/** The code of whatever stands in front of the page: fetched for the first overlay, or a moment before it. */
export function loadOverlayHost() {
  return persistently(() => import('./OverlayHost.tsx'));
}
