import { createResource } from '@foyer/platform';
import { importRequiredPart } from '../../lib/importRequiredPart.ts';

const code = createResource((area: string) => importRequiredPart(area, () => import('./OverlayHost.tsx')));

/**
 * Loads the code of all overlays: at the first overlay, or shortly before it. Loaded code renders at once:
 * `lazy` shows its fallback even then, and React delays content after a fallback by 300 ms.
 */
export function loadOverlayHost() {
  return code.load('layout.overlay');
}
