import { createResource } from '@foyer/platform';
import { importPart } from '../../lib/importPart.ts';

const code = createResource((_host: 'host') => importPart(() => import('./OverlayHost.tsx')));

/** Loads the code of all overlays: at the first overlay, or shortly before it. */
export function loadOverlayHost() {
  return code.attempt('host');
}

/**
 * The same for rendering. Loaded code renders at once: `lazy` shows its fallback even then, and React
 * delays content after a fallback by 300 ms.
 */
export function readOverlayHost() {
  return code.load('host');
}
