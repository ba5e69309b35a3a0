import type { BrandId } from '@foyer/market';
import type { SportsBoost } from '@foyer/market/content';
import type { EditorProps } from '../editor.ts';
import { ItemPanel } from '../fields/ItemPanel.tsx';
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
  return (
    <ItemPanel
      messages={messages}
      unnamed={messages.unnamed}
      value={value}
      disabled={disabled}
      created={NEW}
      onChange={onChange}
    >
      {(boost, index, change) => (
        <BoostFields brand={brand} index={index} value={boost} disabled={disabled} onChange={change} />
      )}
    </ItemPanel>
  );
}
