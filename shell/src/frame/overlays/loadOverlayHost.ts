import { createResource } from '@foyer/platform';
import { persistently } from '../../services/store/persistently.ts';

const code = createResource((_host: 'host') => persistently(() => import('./OverlayHost.tsx')));

/** The code of whatever stands in front of the page: fetched for the first overlay, or a moment before it. */
export function loadOverlayHost() {
  return code.attempt('host');
}

/** The same for rendering. What has come is rendered at once: `lazy` shows its fallback even then, and React keeps what follows a fallback back for 300 ms. */
export function readOverlayHost() {
  return code.load('host');
}
