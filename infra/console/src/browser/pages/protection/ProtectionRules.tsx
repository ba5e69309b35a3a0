import { useText } from '@foyer/i18n';
import type { BrandProtection, ProtectionRule } from '@foyer/market/protection-answers';
import { DataTable, Heading } from '@foyer/ui';
import { brandTitle } from '../../model/names.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { ruleNames } from '../../parts/protection-text/ruleNames.messages.ts';
import { messages, sources } from './ProtectionPage.messages.ts';
import { useProtectionValue } from './useProtectionValue.ts';

/** Rules that forbid something; the others demand something. */
const PROHIBITIONS: ReadonlySet<ProtectionRule['rule']> = new Set([
  'breakConfirmation',
  'fundsDialog',
  'urgencyTexts',
]);

/** Rules of one brand, each value with the authority that demands it. */
export function ProtectionRules({ protection }: { readonly protection: BrandProtection }) {
  const text = useText();
  const valueText = useProtectionValue();
  const { brand, regulator, company, rules } = protection;
  const title = text(messages.rulesOf, { brand: brandTitle(brand) });
  const lines = rules.flatMap(linesOf);
  return (
    <section className={panel.panel} aria-label={title}>
      <Heading level={2} size="title2">
        {title}
      </Heading>
      <DataTable
        caption={title}
        rows={lines}
        rowKey={({ rule, source }) => `${rule} ${source ?? ''}`}
        columns={[
          { id: 'rule', label: text(messages.rule), cell: ({ rule }) => text(ruleNames[rule]) },
          {
            id: 'value',
            label: text(messages.value),
            cell: ({ rule, values }) =>
              values.length === 0
                ? text(PROHIBITIONS.has(rule) ? messages.allowed : messages.none)
                : values.map(valueText).join(', '),
          },
          {
            id: 'source',
            label: text(messages.source),
            cell: ({ source }) =>
              source === undefined ? '–' : text(sources[source], { licence: regulator, company }),
          },
        ]}
      />
    </section>
  );
}

interface Line {
  readonly rule: ProtectionRule['rule'];
  readonly values: readonly string[];
  readonly source: ProtectionRule['values'][number]['source'] | undefined;
}

/** One line for each authority that demands values of the rule. */
function linesOf({ rule, values }: ProtectionRule): readonly Line[] {
  if (values.length === 0) return [{ rule, values: [], source: undefined }];
  return [...new Set(values.map(({ source }) => source))].map((source) => ({
    rule,
    source,
    values: values.filter((one) => one.source === source).map(({ value }) => value),
  }));
}
