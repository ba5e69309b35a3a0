import { useText } from '@foyer/i18n';
import { betNames } from './betNames.messages.ts';
import type { BetType } from './betTypes.ts';

/** Writes the name of a type of bet. */
export function useBetName(): (type: Pick<BetType, 'kind' | 'legs' | 'sizes'>) => string {
  const text = useText();
  return ({ kind, legs, sizes }) => text(betNames[kind], { legs, size: sizes[0] ?? 0 });
}
