import { useText } from '@foyer/i18n';
import type { BrandId } from '@foyer/market';
import type { BrandPromotion } from '@foyer/market/content';
import { EmptyState } from '@foyer/ui';
import * as panel from '../../../../parts/page-head/panel.css.ts';
import type { EditorProps } from '../editor.ts';
import { messages as itemMessages } from '../fields/fields.messages.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { ItemList } from '../fields/ItemList.tsx';
import { PromotionFields } from './PromotionFields.tsx';
import { messages } from './PromotionsEditor.messages.ts';

/** A promotion without terms, which cannot be saved before they are complete. */
const NEW: BrandPromotion = {
  id: '',
  title: '',
  text: '',
  image: null,
  audience: 'ALL',
  countries: null,
  announcedAt: null,
  startsAt: '',
  endsAt: null,
  needsOptIn: true,
  reward: null,
  who: '',
  minimumKind: 'NONE',
  minimumAmount: 0,
  wageringFactor: 0,
  maximumStake: null,
  maximumWin: null,
  days: 0,
  wageringDays: null,
  games: '',
  callToActionType: 'PAGE_LINK',
  path: '/rewards/',
  termsPath: '/bonus-terms-and-conditions/',
};

/** Promotions of the brand, with their significant terms. */
export function PromotionsEditor({
  brand,
  value,
  disabled,
  onChange,
}: EditorProps<readonly BrandPromotion[]> & { readonly brand: BrandId }) {
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
        {(promotion, index, change) => (
          <PromotionFields
            brand={brand}
            index={index}
            value={promotion}
            disabled={disabled}
            onChange={change}
          />
        )}
      </ItemList>
    </section>
  );
}
