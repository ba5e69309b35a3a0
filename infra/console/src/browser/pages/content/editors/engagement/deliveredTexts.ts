import type { BrandId } from '@foyer/market';
import { ruleStatusSchema } from '@foyer/market/engagement-answers';
import type { RuleText } from '@foyer/market/engagement-rules';
import { createContext } from 'react';
import { useRequest } from '../../../../state/useRequest.ts';

type Texts = Readonly<Record<string, string>>;

/** English texts of the release by their keys; empty until they are known. */
export const DeliveredTexts = createContext<Texts>({});

/** Reads the delivered texts of a brand's rules; empty until they are known. */
export function useDeliveredTexts(brand: BrandId): Texts {
  const { data } = useRequest(`/content/rules-status?brand=${brand}`, ruleStatusSchema);
  return data?.texts ?? {};
}

/** The English text of a name; the key of a delivered one until its text is known. */
export function englishOf(text: RuleText, delivered: Texts): string {
  return typeof text === 'string' ? (delivered[text] ?? text) : text.en;
}
