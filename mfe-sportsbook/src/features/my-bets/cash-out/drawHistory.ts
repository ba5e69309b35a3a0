import type { SportsCashOutHistoryQuery } from './CashOut.generated.ts';

export type ValueSample = NonNullable<
  NonNullable<SportsCashOutHistoryQuery['viewer']>['sportsCashOutHistory']
>['samples'][number];

/** Units of the drawing. */
export const CHART = { width: 300, height: 96 } as const;

const MARGIN = 4;

export interface DrawnHistory {
  /** Paths of the offers and of the fair values; a time without an offer is a gap. */
  readonly offer: string;
  readonly fairValue: string;
  /** Minor units of the offers. */
  readonly lowest: number;
  readonly highest: number;
}

/** Draws samples as steps: a value lasts until the next sample. */
export function drawHistory(samples: readonly ValueSample[]): DrawnHistory {
  const offers = samples.flatMap(({ offer }) => offer ?? []);
  const all = samples.flatMap(({ offer, fairValue }) => [offer, fairValue].filter((value) => value !== null));
  const [from = 0, until = 0] = [samples[0], samples.at(-1)].map((sample) => Date.parse(sample?.at ?? ''));
  const [bottom, top] = [Math.min(...all), Math.max(...all)];
  const x = (at: string): number =>
    round(((Date.parse(at) - from) / Math.max(1, until - from)) * CHART.width);
  const y = (value: number): number =>
    round(
      CHART.height - MARGIN - ((value - bottom) / Math.max(1, top - bottom)) * (CHART.height - 2 * MARGIN),
    );
  const path = (valueOf: (sample: ValueSample) => number | null): string => {
    let isDrawing = false;
    return samples
      .flatMap((sample) => {
        const value = valueOf(sample);
        const at = x(sample.at);
        const step = isDrawing ? [`H${at}`] : [];
        if (value === null) {
          isDrawing = false;
          return step;
        }
        const point = isDrawing ? `V${y(value)}` : `M${at} ${y(value)}`;
        isDrawing = true;
        return [...step, point];
      })
      .join('');
  };
  return {
    offer: path(({ offer }) => offer),
    fairValue: path(({ fairValue }) => fairValue),
    lowest: offers.length === 0 ? 0 : Math.min(...offers),
    highest: offers.length === 0 ? 0 : Math.max(...offers),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
