import type { AnalyticsEventName, AnalyticsEvents } from '@foyer/kernel/analytics-events';

/**
 * Port to analytics. Nothing leaves the page before the visitor has given analytics consent
 * (requirements/access#consent).
 */
export interface Analytics {
  /** Events before the answer to the consent question wait; without consent they are dropped. */
  track<Name extends AnalyticsEventName>(event: Name, properties: AnalyticsEvents[Name]): void;
}
