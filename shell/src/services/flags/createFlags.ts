import { createStore } from '@foyer/platform';
import type { Flags } from '@foyer/contract';
import type { PageSettings } from '@foyer/kernel/page-data';
import type { LocalVariation, Market } from '@foyer/market';
import type { Experiments } from '../experiments/createExperiments.ts';
import type { FlagSource } from './adapters/openFeature.ts';
import { decideFeature, type FlagOverrides } from './flags.machine.ts';

export interface ShellFlags extends Flags {
  /** Switches to decisions from OpenFeature; called once the page has been painted. */
  start(): Promise<void>;
  /** Replaces the brand's settings and A/B tests; open pages follow. Requirements of the licence stay on. */
  update(settings: Pick<PageSettings, 'features' | 'abTests'>): void;
  /** Ends the player's A/B tests, or includes the player again. */
  excludeFromTests(isExcluded: boolean): void;
}

export interface FlagPorts extends Experiments {
  readonly market: Market;
  /** The same market with other settings of the brand. */
  marketWith(settings: NonNullable<PageSettings['features']>): Market;
  /** Decided by the gateway. */
  readonly variations: Readonly<Record<string, string>>;
  readonly overrides: FlagOverrides;
  /** Loads OpenFeature with the built-in decisions as its provider. */
  load(rules: FlagSource): Promise<FlagSource>;
}

export function createFlags({
  overrides,
  load,
  marketWith,
  experiment,
  exposed,
  updateTests,
  exclude,
  ...page
}: FlagPorts): ShellFlags {
  const version = createStore(0);
  let { market, variations } = page;
  const rules: FlagSource = {
    feature: (name) => decideFeature(market, overrides, name),
    // the gateway delivers all of them decided; without a decision, the first variation applies
    variation: (name) => (overrides.variations[name] ?? variations[name]) as LocalVariation<typeof name>,
  };
  let source = rules;
  const changed = (): void => version.set(version.current() + 1);

  return {
    current: version.current,
    subscribe: version.subscribe,
    // a regulatory requirement stays on regardless of the flag service’s answer
    has: (feature) => market.requires(feature) || source.feature(feature),
    variation: (flag) => source.variation(flag),
    experiment,
    exposed,
    async start() {
      source = await load(rules);
      changed();
    },
    excludeFromTests(isExcluded) {
      exclude(isExcluded);
      changed();
    },
    update({ features, abTests }) {
      updateTests(abTests);
      // an older gateway sends none
      if (features) {
        market = marketWith(features);
        variations = features.variations;
      }
      changed();
    },
  };
}
