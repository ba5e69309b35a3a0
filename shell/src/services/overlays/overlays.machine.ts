import type { OverlayRequest, OverlayState, OverlayVariant } from '@foyer/contract';

export type OverlayEvent =
  | { readonly type: 'requested'; readonly request: OverlayRequest }
  | { readonly type: 'ended' }
  | { readonly type: 'route-changed' };

/** What the player must answer before going on: another overlay does not push it away, and a route change does not answer it. */
const PROTECTING: ReadonlySet<OverlayVariant> = new Set<OverlayVariant>([
  'reality-check',
  'content-accept',
  'identity-verification-required',
]);

/** requirements/screens#overlays-and-toasts: a single overlay at a time. Protection comes before everything else (requirements/regulation#safe-forms). */
export function mayReplace(open: OverlayVariant, next: OverlayVariant): boolean {
  return !PROTECTING.has(open) || PROTECTING.has(next);
}

/** requirements/states#guards-and-overlays: idle means never opened; `open` sets the content and opens it, `close` closes it. */
export function transition(state: OverlayState, event: OverlayEvent): OverlayState {
  switch (event.type) {
    case 'requested':
      if (state.status === 'open' && !mayReplace(state.request.variant, event.request.variant)) return state;
      return { status: 'open', request: event.request };
    case 'ended':
      return state.status === 'open' ? { status: 'closed' } : state;
    case 'route-changed':
      // requirements/screens#overlays-and-toasts: it closes on route change. A reality check is acknowledged, never walked away from.
      return state.status === 'open' && state.request.variant !== 'reality-check'
        ? { status: 'closed' }
        : state;
  }
}
