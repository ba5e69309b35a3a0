import { useText } from '@foyer/i18n';
import { betNames, withBankers } from './betNames.messages.ts';
import type { BetType } from './betTypes.ts';

/** Writes the name of a type of bet, with its bankers. */
export function useBetName(): (type: Pick<BetType, 'kind' | 'legs' | 'sizes' | 'bankers'>) => string {
  const text = useText();
  return ({ kind, legs, sizes, bankers }) => {
    const name = text(betNames[kind], { legs: legs - bankers.length, size: sizes[0] ?? 0 });
    return bankers.length === 0 ? name : text(withBankers, { name, count: bankers.length });
  };
}
