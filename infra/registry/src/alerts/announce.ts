import type { Registry } from '../registry.ts';

/** An alert as the console receives it. */
export interface Announcement {
  /** One sentence for the operator on duty. */
  readonly text: string;
  /** Subject of an alert that can end: the console keeps one alert per subject while it lasts. */
  readonly about?: string;
  /** Set when the condition that raised the alert no longer holds. */
  readonly ended?: true;
  /** The alert never ends automatically: an operator has to acknowledge it. */
  readonly acknowledge?: true;
}

/**
 * Sends the alert to the console. The bus stores no messages, so an alert that must not be lost is also
 * stored or repeated.
 */
export async function announce(
  { bus, log }: Pick<Registry, 'bus' | 'log'>,
  alert: Announcement,
): Promise<void> {
  await bus
    .publish('registry.alert', alert)
    .catch((error: unknown) => log.warn('alert could not be announced', { error }));
}
