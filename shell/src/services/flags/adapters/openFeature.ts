import { OpenFeature, type Provider } from '@openfeature/web-sdk';
import { localVariation, type Feature, type LocalFlag, type LocalVariation } from '@foyer/market';

/** Source of feature flag decisions, independent of the vendor. */
export interface FlagSource {
  feature(name: Feature): boolean;
  variation<Flag extends LocalFlag>(name: Flag): LocalVariation<Flag>;
}

/**
 * The built-in rules as an OpenFeature provider: another vendor is another provider, without further
 * changes.
 */
export async function openFeatureSource(rules: FlagSource): Promise<FlagSource> {
  await OpenFeature.setProviderAndWait(providerOf(rules));
  const client = OpenFeature.getClient('foyer');
  return {
    feature: (name) => client.getBooleanValue(name, false),
    // requirements/validation#feature-flags: the first variation in place of an unknown value
    variation: (name) => localVariation(name, client.getStringValue(name, rules.variation(name))),
  };
}

/** Only our client calls this provider, with the names of its types. */
function providerOf(rules: FlagSource): Provider {
  return {
    metadata: { name: 'foyer-market' },
    runsOn: 'client',
    resolveBooleanEvaluation: (name) => ({ value: rules.feature(name as Feature), reason: 'STATIC' }),
    resolveStringEvaluation: (name) => ({ value: rules.variation(name as LocalFlag), reason: 'STATIC' }),
    resolveNumberEvaluation: (_name, otherwise) => ({ value: otherwise, reason: 'DEFAULT' }),
    resolveObjectEvaluation: (_name, otherwise) => ({ value: otherwise, reason: 'DEFAULT' }),
  };
}
