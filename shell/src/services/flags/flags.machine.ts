import {
  isFeature,
  LOCAL_FLAGS,
  localVariation,
  type Feature,
  type LocalFlag,
  type Market,
} from '@foyer/market';
import { isRecord, parseJson } from '../../lib/parseJson.ts';

/** Overrides that a developer set for this browser; not part of production builds. */
export interface FlagOverrides {
  readonly features: Readonly<Record<string, boolean>>;
  readonly variations: Readonly<Record<string, string>>;
}

export const NO_OVERRIDES: FlagOverrides = { features: {}, variations: {} };

/**
 * requirements/validation#feature-flags: feature overrides are accepted only for known features. A licence
 * requirement cannot be overridden.
 */
export function decideFeature(market: Market, overrides: FlagOverrides, feature: Feature): boolean {
  return market.requires(feature) || (overrides.features[feature] ?? market.has(feature));
}

export function isLocalFlag(name: string): name is LocalFlag {
  return name in LOCAL_FLAGS;
}

/** `{"menu":"menu2","QuickMenu":false}` from local or session storage; other keys are ignored. */
export function parseOverrides(...texts: readonly (string | null)[]): FlagOverrides {
  const features: Record<string, boolean> = {};
  const variations: Record<string, string> = {};
  for (const [name, value] of texts.flatMap(entriesOf)) {
    if (typeof value === 'boolean' && isFeature(name)) features[name] = value;
    if (typeof value === 'string' && isLocalFlag(name)) variations[name] = localVariation(name, value);
  }
  return { features, variations };
}

function entriesOf(text: string | null): readonly [string, unknown][] {
  const value = parseJson(text);
  return isRecord(value) ? Object.entries(value) : [];
}
