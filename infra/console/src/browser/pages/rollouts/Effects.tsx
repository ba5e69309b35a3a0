import type { RolloutEffect } from '@foyer/kernel/rollout-answers';
import { Text, useNumbers, useText } from '@foyer/i18n';
import { DataTable, Heading } from '@foyer/ui';
import { percentText } from '../../model/names.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { EffectBar } from './EffectBar.tsx';
import { messages } from './Effects.messages.ts';

const HUNDRED = 100;
const MIN_PRINTED_P = 0.0001;
const NAMES: Readonly<Record<RolloutEffect['name'], keyof typeof messages>> = {
  'mount-failed': 'mountFailed',
  broke: 'broke',
  'mount-slow': 'mountSlow',
  'ready-slow': 'readySlow',
  'lcp-poor': 'lcpPoor',
  'inp-poor': 'inpPoor',
  'cls-poor': 'clsPoor',
  'sign-in': 'signIn',
  deposit: 'deposit',
  bet: 'bet',
};

/** Differences of a release to its baseline, with intervals that hold at every evaluation. */
export function Effects({ effects }: { readonly effects: readonly RolloutEffect[] }) {
  const text = useText();
  const numbers = useNumbers();
  if (effects.length === 0) return null;
  const rate = ({ count, hits }: RolloutEffect['canary']): string =>
    text(messages.rate, {
      share: count === 0 ? text(messages.none) : percentText(hits / count),
      count: numbers.number(count),
    });
  const points = (share: number): string => `${share > 0 ? '+' : ''}${(share * HUNDRED).toFixed(2)}`;
  const scale = Math.max(...effects.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  return (
    <div className={panel.block}>
      <Heading level={3} size="title3">
        <Text {...messages.title} />
      </Heading>
      <p className={panel.muted}>
        <Text {...messages.intro} />
      </p>
      <DataTable
        caption={text(messages.title)}
        rows={effects}
        rowKey={({ name }) => name}
        columns={[
          { id: 'measure', label: text(messages.measure), cell: ({ name }) => text(messages[NAMES[name]]) },
          { id: 'canary', label: text(messages.canary), align: 'end', cell: ({ canary }) => rate(canary) },
          { id: 'base', label: text(messages.base), align: 'end', cell: ({ baseline }) => rate(baseline) },
          {
            id: 'difference',
            label: text(messages.difference),
            align: 'end',
            cell: ({ difference }) => text(messages.points, { value: points(difference) }),
          },
          {
            id: 'interval',
            label: text(messages.interval),
            cell: (effect) => (
              <EffectBar
                effect={effect}
                scale={scale}
                label={text(messages.range, { low: points(effect.low), high: points(effect.high) })}
              />
            ),
          },
          {
            id: 'p',
            label: text(messages.p),
            align: 'end',
            cell: ({ p }) => (p < MIN_PRINTED_P ? `< ${MIN_PRINTED_P}` : p.toPrecision(2)),
          },
        ]}
      />
    </div>
  );
}
