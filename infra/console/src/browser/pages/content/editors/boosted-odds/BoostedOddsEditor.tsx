import type { BrandId } from '@foyer/market';
import type { BoostedOdds } from '@foyer/market/content';
import { UNCHOSEN } from '../boosted-combinations/SelectionFields.tsx';
import type { EditorProps } from '../editor.ts';
import { ItemPanel } from '../fields/ItemPanel.tsx';
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
  return (
    <ItemPanel
      messages={messages}
      unnamed={messages.unnamed}
      icon="trophy"
      value={value}
      disabled={disabled}
      created={NEW}
      onChange={onChange}
    >
      {(odds, index, change) => (
        <BoostedOddsFields index={index} brand={brand} value={odds} disabled={disabled} onChange={change} />
      )}
    </ItemPanel>
  );
}
