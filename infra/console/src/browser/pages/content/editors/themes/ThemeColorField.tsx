import { useNumbers, useText } from '@foyer/i18n';
import type { ContrastMeasure } from '@foyer/market/check-themes';
import type { ThemeName } from '@foyer/market/theme-settings';
import { ColorField } from '../fields/ColorField.tsx';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { type COLOR_GROUPS } from './themeParts.ts';
import { messages } from './ThemesEditor.messages.ts';

interface ThemeColorFieldProps {
  readonly theme: ThemeName;
  readonly name: (typeof COLOR_GROUPS)[keyof typeof COLOR_GROUPS][number];
  readonly value: string;
  /** Absent for a colour that no text or control uses. */
  readonly worst: ContrastMeasure | undefined;
  readonly disabled: boolean;
  onChange(color: string): void;
}

/** A colour with its least contrast as a text or control. */
export function ThemeColorField({ theme, name, worst, ...field }: ThemeColorFieldProps) {
  const text = useText();
  const describe = useContrastText();
  const problemAt = useProblemAt();
  const isTooLow = worst !== undefined && worst.ratio < worst.minimum;
  return (
    <ColorField
      {...field}
      label={text(messages[name])}
      description={worst === undefined || isTooLow ? text(messages.colorHelp) : describe(worst)}
      error={isTooLow ? describe(worst) : problemAt(theme, name)}
    />
  );
}

/** Returns the text of a measured pair: its contrast, its background and the minimum. */
export function useContrastText(): (measure: ContrastMeasure) => string {
  const text = useText();
  const { decimals, number } = useNumbers();
  return ({ background, ratio, minimum }) =>
    text(ratio < minimum ? messages.tooLow : messages.ratio, {
      // rounded down: 4.497 is not shown as the minimum of 4.5
      ratio: decimals(Math.floor(ratio * 100) / 100, 2),
      minimum: number(minimum),
      background: text(
        background === 'gradientBackground'
          ? messages.inGradient
          : background === 'scrimColor'
            ? messages.onArtwork
            : messages[background],
      ),
    });
}
