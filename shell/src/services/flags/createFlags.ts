import { createStore } from '@foyer/platform';
import type { Flags } from '@foyer/contract';
import { LICENCE_FEATURES, localVariation, type Market } from '@foyer/market';
import type { FlagSource } from './adapters/openFeature.ts';
import { decideFeature, decideVariation, type FlagOverrides } from './flags.machine.ts';

export interface ShellFlags extends Flags {
  /** Switches to decisions from OpenFeature; called once the page has been painted. */
  start(): Promise<void>;
}

export interface FlagPorts {
  readonly market: Market;
  readonly overrides: FlagOverrides;
  load(market: Market, overrides: FlagOverrides): Promise<FlagSource>;
  experiment(name: string): string | undefined;
}

export function createFlags({ market, overrides, load, experiment }: FlagPorts): ShellFlags {
  const version = createStore(0);
  let source: FlagSource = {
    feature: (name) => decideFeature(market, overrides, name),
    variation: (name) => decideVariation(overrides, name),
  };

  return {
    current: version.current,
    subscribe: version.subscribe,
    // a regulatory requirement stays on whatever the flag service answers
    has: (feature) => (feature in LICENCE_FEATURES && market.has(feature)) || source.feature(feature),
    variation: (flag) => localVariation(flag, source.variation(flag)),
    experiment,
    async start() {
      source = await load(market, overrides);
      version.set(version.current() + 1);
    },
  };
}
