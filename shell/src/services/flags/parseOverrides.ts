import { isFeature, LOCAL_FLAGS, localVariation, type LocalFlag } from '@foyer/market';
import { isRecord, parseJson } from '../../lib/parseJson.ts';
import type { FlagOverrides } from './flags.machine.ts';

function isLocalFlag(name: string): name is LocalFlag {
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
