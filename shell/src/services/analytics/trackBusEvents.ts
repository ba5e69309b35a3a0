import type { Analytics, EventBus } from '@foyer/contract';

/** requirements/constants#analytics */
export const HEARTBEAT_MS = 600_000;

export interface TrackingPorts {
  readonly bus: EventBus;
  readonly analytics: Analytics;
  /** Id of the page that is shown now; undefined at an address without one. */
  route(): string | undefined;
  isVisible(): boolean;
  /** Runs a function repeatedly, with the pause in ms. */
  every(ms: number, act: () => void): void;
}

/** Reports the events of the bus that the catalogue contains (shared/docs/analytics-events.md), and heartbeats. */
export function trackBusEvents({ bus, analytics, route: shownRoute, isVisible, every }: TrackingPorts): void {
  const replay = { replay: true };
  bus.on('session.signed-out', ({ reason }) =>
    analytics.track('logout', reason === undefined ? {} : { reason }),
  );
  const view = (route: string | undefined): void =>
    analytics.track('page_viewed', { route: route ?? 'not-found' });
  // the page of the document, which no event announces
  view(shownRoute());
  bus.on('navigation.page-changed', ({ route }) => view(route));
  bus.on('game.launched', ({ slug, mode }) => analytics.track('game_launched', { game: slug, mode }), replay);
  bus.on('remote.failed', ({ app, code }) => analytics.track('remote_failed', { app, code }), replay);
  bus.on('consent.updated', ({ consent: { preferences, analytics: measures, marketing } }) =>
    analytics.track('consent_changed', { preferences, analytics: measures, marketing }),
  );
  let beats = 0;
  every(HEARTBEAT_MS, () => {
    beats += 1;
    if (isVisible()) analytics.track('heartbeat', { minutes: (beats * HEARTBEAT_MS) / 60_000 });
  });
}
