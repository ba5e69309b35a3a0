import type { ConsentCategory, ConsentState } from '@foyer/contract';

/**
 * The consent provider's numbers 1 to 5 map to the categories in their order
 * (requirements/entities#consent).
 */
export interface ConsentProvider {
  /** Reports the stored answer and every change, for the life of the page. */
  start(onChange: (consent: ConsentState) => void): Promise<void>;
  /** Undefined until the player has answered. */
  answered(): boolean;
  accept(categories: readonly ConsentCategory[]): void;
}
