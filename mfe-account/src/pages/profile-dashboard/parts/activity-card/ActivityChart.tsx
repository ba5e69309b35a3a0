import { useLanguage, useText } from '@foyer/i18n';
import { useMarket } from '@foyer/platform';
import * as css from './ActivityCard.css.ts';
import { messages } from './ActivityCard.messages.ts';
import { shares } from './activityFigures.ts';

interface ActivityChartProps {
  readonly months: readonly { readonly month: number; readonly startsAt: string; readonly net: number }[];
}

/** Net result of each month as bars; a picture, because the table below has the numbers. */
export function ActivityChart({ months }: ActivityChartProps) {
  const text = useText();
  const { timeZone } = useMarket().licence;
  const names = new Intl.DateTimeFormat(useLanguage(), { month: 'narrow', timeZone });
  const heights = shares(months.map(({ net }) => net));
  return (
    <div className={css.chart} role="img" aria-label={text(messages.chart)}>
      {months.map(({ month, startsAt }, index) => {
        const share = heights[index] ?? 0;
        const size = { blockSize: `${Math.abs(share) * 100}%` };
        return (
          <div key={month} className={css.column}>
            {share > 0 ? <div className={css.bars.win} style={size} /> : <div />}
            <div className={css.axis} />
            {share < 0 ? <div className={css.bars.loss} style={size} /> : <div />}
            <div className={css.name}>{names.format(new Date(startsAt))}</div>
          </div>
        );
      })}
    </div>
  );
}
