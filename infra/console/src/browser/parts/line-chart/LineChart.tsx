import { Text, useText } from '@foyer/i18n';
import * as css from './LineChart.css.ts';
import { messages } from './LineChart.messages.ts';
import { extentOf, pathOf, type Point } from './points.ts';
import { utcTime } from '../../model/times.ts';

export interface ChartLine {
  readonly id: string;
  /** Translated. */
  readonly name: string;
  readonly tone: keyof typeof css.strokes;
  readonly points: readonly Point[];
}

export interface LineChartProps {
  readonly title: string;
  readonly lines: readonly ChartLine[];
  /** Minimum upper end of the scale. */
  readonly least?: number;
  /** Formats a value. */
  format(value: number): string;
}

/** Values over time with an accessible name and a table alternative. */
export function LineChart({ title, lines, least, format }: LineChartProps) {
  const text = useText();
  const extent = extentOf(
    lines.map(({ points }) => points),
    least,
  );
  const described = lines
    .map(({ name, points }) =>
      text(messages.line, { name, ...summaryOf(points, format, text(messages.none)) }),
    )
    .join(' ');
  return (
    <figure className={css.figure}>
      <figcaption className={css.head}>
        <span className={css.title}>{title}</span>
        <span className={css.legend}>
          {lines.map(({ id, name, tone }) => (
            <span key={id} className={css.key}>
              <svg className={css.sample} viewBox="0 0 24 8" aria-hidden="true">
                <path className={`${css.line} ${css.strokes[tone]}`} d="M1 4h22" />
              </svg>
              {name}
            </span>
          ))}
        </span>
      </figcaption>
      {extent === undefined ? (
        <p className={css.empty}>
          <Text {...messages.empty} />
        </p>
      ) : (
        <>
          <div
            className={css.frame}
            role="img"
            aria-label={text(messages.described, { title, lines: described })}
          >
            <span className={css.scale} style={{ insetBlockStart: '0.25rem' }} aria-hidden="true">
              {format(extent.top)}
            </span>
            <span className={css.scale} style={{ insetBlockStart: '8.75rem' }} aria-hidden="true">
              {format(0)}
            </span>
            <svg className={css.chart} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              {[0, 50, 100].map((y) => (
                <path key={y} className={css.grid} d={`M0 ${y}h100`} />
              ))}
              {lines.map(({ id, tone, points }) => (
                <path key={id} className={`${css.line} ${css.strokes[tone]}`} d={pathOf(points, extent)} />
              ))}
            </svg>
            <span className={css.times} aria-hidden="true">
              <span>{utcTime(extent.from)}</span>
              <span>{utcTime(extent.to)}</span>
            </span>
          </div>
          <ChartTable lines={lines} format={format} />
        </>
      )}
    </figure>
  );
}

function ChartTable({ lines, format }: Pick<LineChartProps, 'lines' | 'format'>) {
  const text = useText();
  const times = [...new Set(lines.flatMap(({ points }) => points.map(({ at }) => at)))].sort(
    (left, right) => right - left,
  );
  const valueAt = (points: readonly Point[], at: number): string => {
    const value = points.find((point) => point.at === at)?.value;
    return value == null ? text(messages.none) : format(value);
  };
  return (
    <details className={css.details}>
      <summary className={css.summary}>
        <Text {...messages.table} />
      </summary>
      <table className={css.table} tabIndex={0}>
        <thead>
          <tr>
            <th scope="col" className={css.cell}>
              <Text {...messages.time} />
            </th>
            {lines.map(({ id, name }) => (
              <th key={id} scope="col" className={css.cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((at) => (
            <tr key={at}>
              <th scope="row" className={css.cell}>
                {utcTime(at)}
              </th>
              {lines.map(({ id, points }) => (
                <td key={id} className={css.cell}>
                  {valueAt(points, at)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function summaryOf(
  points: readonly Point[],
  format: (value: number) => string,
  none: string,
): { last: string; lowest: string; highest: string } {
  const values = points.flatMap(({ value }) => value ?? []);
  const [last] = values.slice(-1);
  if (last === undefined) return { last: none, lowest: none, highest: none };
  return { last: format(last), lowest: format(Math.min(...values)), highest: format(Math.max(...values)) };
}
