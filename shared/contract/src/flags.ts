import type { BrandToggle, LicenceFeature, LocalFlag, LocalVariation } from '@foyer/market';
import type { Store } from './store.ts';

/** Feature decisions through OpenFeature. Requirements of a licence fail closed: no override removes them. */
export interface Flags extends Store<number> {
  has(feature: BrandToggle | LicenceFeature): boolean;
  variation<Flag extends LocalFlag>(flag: Flag): LocalVariation<Flag>;
  /** A/B test choice of requirements/states#ab-tests; the first variant when the test is unknown. */
  experiment(name: string): string | undefined;
}
