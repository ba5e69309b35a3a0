import { OpenFeature, type Provider } from '@openfeature/web-sdk';
import type { Feature, LocalFlag, Market } from '@foyer/market';
import { isFeature } from '@foyer/market';
import { decideFeature, decideVariation, isLocalFlag, type FlagOverrides } from '../flags.machine.ts';

/** Source of feature flag decisions, independent of the vendor. */
export interface FlagSource {
  feature(name: Feature): boolean;
  variation(name: LocalFlag): string;
}

/**
 * The built-in rules as an OpenFeature provider: another vendor is another provider, without further
 * changes.
 */
export async function openFeatureSource(market: Market, overrides: FlagOverrides): Promise<FlagSource> {
  await OpenFeature.setProviderAndWait(marketProvider(market, overrides));
  const client = OpenFeature.getClient('foyer');
  return {
    feature: (name) => client.getBooleanValue(name, false),
    variation: (name) => client.getStringValue(name, decideVariation(overrides, name)),
  };
}

function marketProvider(market: Market, overrides: FlagOverrides): Provider {
  return {
    metadata: { name: 'foyer-market' },
    runsOn: 'client',
    resolveBooleanEvaluation: (name, otherwise) =>
      isFeature(name)
        ? { value: decideFeature(market, overrides, name), reason: 'STATIC' }
        : { value: otherwise, reason: 'DEFAULT' },
    resolveStringEvaluation: (name, otherwise) =>
      isLocalFlag(name)
        ? { value: decideVariation(overrides, name), reason: 'STATIC' }
        : { value: otherwise, reason: 'DEFAULT' },
    resolveNumberEvaluation: (_name, otherwise) => ({ value: otherwise, reason: 'DEFAULT' }),
    resolveObjectEvaluation: (_name, otherwise) => ({ value: otherwise, reason: 'DEFAULT' }),
  };
}
