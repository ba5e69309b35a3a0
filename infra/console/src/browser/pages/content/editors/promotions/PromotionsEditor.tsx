import type { BrandId } from '@foyer/market';
import type { BrandPromotion } from '@foyer/market/content';
import type { EditorProps } from '../editor.ts';
import { ItemPanel } from '../fields/ItemPanel.tsx';
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
  return (
    <ItemPanel messages={messages} value={value} disabled={disabled} created={NEW} onChange={onChange}>
      {(promotion, index, change) => (
        <PromotionFields
          brand={brand}
          index={index}
          value={promotion}
          disabled={disabled}
          onChange={change}
        />
      )}
    </ItemPanel>
  );
}
