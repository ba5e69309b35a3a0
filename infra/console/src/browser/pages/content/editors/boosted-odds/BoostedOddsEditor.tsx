import { useText } from '@foyer/i18n';
import type { BrandId } from '@foyer/market';
import type { BoostedOdds } from '@foyer/market/content';
import { EmptyState } from '@foyer/ui';
import * as panel from '../../../../parts/page-head/panel.css.ts';
import { UNCHOSEN } from '../boosted-combinations/SelectionFields.tsx';
import type { EditorProps } from '../editor.ts';
import { ItemList } from '../fields/ItemList.tsx';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { messages } from './BoostedOdds.messages.ts';
import { BoostedOddsFields } from './BoostedOddsFields.tsx';

const NEW: BoostedOdds = {
  id: '',
  ...UNCHOSEN,
  price: 0,
  maximumStake: 0,
  startsAt: '',
  endsAt: '',
};

/** The boosted odds of a brand. */
export function BoostedOddsEditor({
  brand,
  value,
  disabled,
  onChange,
}: EditorProps<readonly BoostedOdds[]> & { readonly brand: BrandId }) {
  const text = useText();
  const problemAt = useProblemAt();
  return (
    <section className={panel.panel}>
      <p className={panel.muted}>{text(messages.intro)}</p>
      {value.length === 0 && (
        <EmptyState icon="trophy" title={text(messages.none)}>
          {text(messages.noneText)}
        </EmptyState>
      )}
      <ItemList
        items={value}
        disabled={disabled}
        isOrdered={false}
        addLabel={text(messages.add)}
        error={problemAt()}
        nameOf={(odds, index) => odds.id || text(messages.unnamed, { place: index + 1 })}
        created={() => NEW}
        onChange={onChange}
      >
        {(odds, index, change) => (
          <BoostedOddsFields index={index} brand={brand} value={odds} disabled={disabled} onChange={change} />
        )}
      </ItemList>
    </section>
  );
}
