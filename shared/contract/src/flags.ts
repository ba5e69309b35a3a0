import type { ExperimentName, Feature, LocalFlag, LocalVariation } from '@foyer/market';
import type { Store } from './store.ts';

/**
 * The only way for product code to read a feature, a flag or an A/B test; decisions come from OpenFeature.
 * Requirements of a licence fail closed: no override removes them. The state of the store is the number of
 * changes, so that open pages follow a decision that changes.
 */
export interface Flags extends Store<number> {
  has(feature: Feature): boolean;
  variation<Flag extends LocalFlag>(flag: Flag): LocalVariation<Flag>;
  /** The visitor's variant of an A/B test (requirements/states#ab-tests); undefined where the test does not run. */
  experiment(name: ExperimentName): string | undefined;
  /** Reports once per page load that the visitor has seen the variant. */
  exposed(name: ExperimentName): void;
}
