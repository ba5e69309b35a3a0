import type { ConsentCategory, ConsentState } from '@foyer/contract';

/** The consent provider's numbers 1 to 5 stand for our categories in their order (requirements/entities#consent). */
export interface ConsentProvider {
  /** Reads what was answered before and reports it, and every change, until the page ends. */
  start(onChange: (consent: ConsentState) => void): Promise<void>;
  /** Undefined while the player has never answered. */
  answered(): boolean;
  accept(categories: readonly ConsentCategory[]): void;
}
