import { useText } from '@foyer/i18n';
import type { BrandProtection } from '@foyer/market/protection-answers';
import { Badge, DataTable, Heading } from '@foyer/ui';
import { brandTitle } from '../../model/names.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { messages } from './ProtectionPage.messages.ts';

/** The mode of each brand: the operator's own, and the effective one. */
export function ModeTable({ brands }: { readonly brands: readonly BrandProtection[] }) {
  const text = useText();
  return (
    <section className={panel.panel}>
      <Heading level={2} size="title2">
        {text(messages.modes)}
      </Heading>
      <DataTable
        caption={text(messages.modes)}
        rows={brands}
        rowKey={({ brand }) => brand}
        columns={[
          { id: 'brand', label: text(messages.brand), cell: ({ brand }) => brandTitle(brand) },
          {
            id: 'licence',
            label: text(messages.licence),
            cell: ({ regulator, licenceNumber: number }) => text(messages.licenceText, { regulator, number }),
          },
          { id: 'operator', label: text(messages.operator), cell: ({ company }) => company },
          {
            id: 'operatorMode',
            label: text(messages.operatorMode),
            cell: ({ operatorMode }) => text(messages[operatorMode]),
          },
          {
            id: 'mode',
            label: text(messages.mode),
            cell: ({ mode }) => (
              <Badge tone={mode === 'strict' ? 'positive' : 'neutral'}>{text(messages[mode])}</Badge>
            ),
          },
        ]}
      />
    </section>
  );
}
