import type { Registry } from '../registry.ts';

/** What the console hears of an alert. */
export interface Announcement {
  /** A sentence for whoever is on duty. */
  readonly text: string;
  /** What it is about: kept once under this name for as long as it lasts. */
  readonly about?: string;
  /** It is over: what it was about is right again. */
  readonly ended?: true;
  /** It never ends by itself: somebody has to say that they know of it. */
  readonly acknowledge?: true;
}

/** Says it to the console. What nobody hears is lost with the bus, so an alert that must not be is written down as well, or said again. */
export async function announce(
  { bus, log }: Pick<Registry, 'bus' | 'log'>,
  alert: Announcement,
): Promise<void> {
  await bus
    .publish('registry.alert', alert)
    .catch((error: unknown) => log.warn('the alert could not be announced', { error }));
}
