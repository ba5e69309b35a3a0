import type { BrandId } from '@foyer/market';
import type { BoostedCombination } from '@foyer/market/content';
import type { EditorProps } from '../editor.ts';
import { ItemPanel } from '../fields/ItemPanel.tsx';
import { messages } from './BoostedCombinations.messages.ts';
import { CombinationFields } from './CombinationFields.tsx';

const NEW: BoostedCombination = {
  id: '',
  selections: [],
  price: 0,
  maximumStake: 0,
  startsAt: '',
  endsAt: '',
};

/** Boosted combinations of a brand: matches, markets and outcomes are chosen from the current offer. */
export function BoostedCombinationsEditor({
  brand,
  value,
  disabled,
  onChange,
}: EditorProps<readonly BoostedCombination[]> & { readonly brand: BrandId }) {
  return (
    <ItemPanel messages={messages} value={value} disabled={disabled} created={NEW} onChange={onChange}>
      {(combination, index, change) => (
        <CombinationFields
          brand={brand}
          index={index}
          value={combination}
          disabled={disabled}
          onChange={change}
        />
      )}
    </ItemPanel>
  );
}
