import { useId } from 'react';
import * as css from './ProgressBar.css.ts';

export interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly maximum: number;
  /** Translated value as text, for example "€40 of €100". */
  readonly text?: string;
}

/** A determinate progress bar. */
export function ProgressBar({ label, value, maximum, text }: ProgressBarProps) {
  const id = useId();
  const share = maximum > 0 ? Math.min(1, Math.max(0, value / maximum)) : 0;
  return (
    <div className={css.wrapper}>
      <div className={css.content}>
        <span id={id}>{label}</span>
        {text !== undefined && <span className={css.figures}>{text}</span>}
      </div>
      <div
        className={css.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={maximum}
        aria-valuetext={text}
      >
        <div className={css.bar} style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  );
}
