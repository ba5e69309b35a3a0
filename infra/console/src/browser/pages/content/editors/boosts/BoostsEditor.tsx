import { useText } from '@foyer/i18n';
import type { BrandId } from '@foyer/market';
import type { SportsBoost } from '@foyer/market/content';
import { EmptyState } from '@foyer/ui';
import * as panel from '../../../../parts/page-head/panel.css.ts';
import type { EditorProps } from '../editor.ts';
import { ItemList } from '../fields/ItemList.tsx';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { BoostFields } from './BoostFields.tsx';
import { messages } from './Boosts.messages.ts';

const NEW: SportsBoost = {
  id: '',
  percent: 0,
  minimumSelections: 1,
  minimumPrice: 0,
  maximumStake: 0,
  maximumProfit: 0,
  startsAt: '',
  endsAt: '',
};

/** The profit boosts of a brand. */
export function BoostsEditor({
  brand,
  value,
  disabled,
  onChange,
}: EditorProps<readonly SportsBoost[]> & { readonly brand: BrandId }) {
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
        nameOf={({ id }, index) => id || text(messages.unnamed, { place: index + 1 })}
        created={() => NEW}
        onChange={onChange}
      >
        {(boost, index, change) => (
          <BoostFields brand={brand} index={index} value={boost} disabled={disabled} onChange={change} />
        )}
      </ItemList>
    </section>
  );
}
