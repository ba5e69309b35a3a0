import { useText } from '@foyer/i18n';
import type { BrandId } from '@foyer/market';
import type { BoostedCombination } from '@foyer/market/content';
import { EmptyState } from '@foyer/ui';
import * as panel from '../../../../parts/page-head/panel.css.ts';
import type { EditorProps } from '../editor.ts';
import { messages as itemMessages } from '../fields/fields.messages.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { ItemList } from '../fields/ItemList.tsx';
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
  const text = useText();
  const problemAt = useProblemAt();
  return (
    <section className={panel.panel}>
      <p className={panel.muted}>{text(messages.intro)}</p>
      {value.length === 0 && <EmptyState title={text(messages.none)}>{text(messages.noneText)}</EmptyState>}
      <ItemList
        items={value}
        disabled={disabled}
        isOrdered={false}
        addLabel={text(messages.add)}
        error={problemAt()}
        nameOf={({ id }, index) => id || text(itemMessages.unnamed, { place: index + 1 })}
        created={() => NEW}
        onChange={onChange}
      >
        {(combination, index, change) => (
          <CombinationFields
            brand={brand}
            index={index}
            value={combination}
            disabled={disabled}
            onChange={change}
          />
        )}
      </ItemList>
    </section>
  );
}
