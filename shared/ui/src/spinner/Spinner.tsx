import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as css from './Spinner.css.ts';

export interface SpinnerProps {
  /** Translated: what is awaited. */
  readonly label: string;
  readonly size?: 'small' | 'regular' | 'large';
}

/** Loading of unknown shape. Where the shape is known, use a skeleton. */
export function Spinner({ label, size = 'regular' }: SpinnerProps) {
  return (
    <span className={css.box} role="status">
      <SpinnerMark size={size} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

/** Only the turning mark, for places that already say they are busy. @internal */
export function SpinnerMark({ size = 'regular' }: { readonly size?: 'small' | 'regular' | 'large' }) {
  return <span className={css.sizes[size]} aria-hidden="true" />;
}
