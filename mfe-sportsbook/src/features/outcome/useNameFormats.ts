import { useNumbers, useText } from '@foyer/i18n';
import type { NameFormats } from './mainNames.ts';

/** The formats that names of outcomes are written with. */
export function useNameFormats(): NameFormats {
  const text = useText();
  const { decimals } = useNumbers();
  return { text, decimals };
}
