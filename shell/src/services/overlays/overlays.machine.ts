import type { OverlayRequest, OverlayState, OverlayVariant } from '@foyer/contract';

export type OverlayEvent =
  | { readonly type: 'requested'; readonly request: OverlayRequest }
  | { readonly type: 'ended' }
  | { readonly type: 'route-changed' };

/**
 * Overlays that the player must answer first: other overlays do not replace them, and a route change does
 * not close them.
 */
const PROTECTING: ReadonlySet<OverlayVariant> = new Set<OverlayVariant>([
  'reality-check',
  'content-accept',
  'identity-verification-required',
]);

/**
 * requirements/screens#overlays-and-toasts: a single overlay at a time. Player protection takes precedence
 * (requirements/regulation#safe-forms).
 */
export function mayReplace(open: OverlayVariant, next: OverlayVariant): boolean {
  return !PROTECTING.has(open) || PROTECTING.has(next);
}

/**
 * requirements/states#guards-and-overlays: idle before the first overlay; `open` sets the content and opens
 * it, `close` closes it.
 */
export function transition(state: OverlayState, event: OverlayEvent): OverlayState {
  switch (event.type) {
    case 'requested':
      if (state.status === 'open' && !mayReplace(state.request.variant, event.request.variant)) return state;
      return { status: 'open', request: event.request };
    case 'ended':
      return state.status === 'open' ? { status: 'closed' } : state;
    case 'route-changed':
      // requirements/screens#overlays-and-toasts: a route change closes it. A reality check must be acknowledged.
      return state.status === 'open' && state.request.variant !== 'reality-check'
        ? { status: 'closed' }
        : state;
  }
}
