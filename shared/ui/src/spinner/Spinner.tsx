import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as css from './Spinner.css.ts';

export interface SpinnerProps {
  /** Translated accessible name of the operation in progress. */
  readonly label: string;
  readonly size?: 'small' | 'regular' | 'large';
}

/** Loading indicator for content of unknown layout. Where the layout is known, use a skeleton. */
export function Spinner({ label, size = 'regular' }: SpinnerProps) {
  return (
    <span className={css.box} role="status">
      <SpinnerMark size={size} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

/** The rotating mark without a status role, for components that announce their busy state. */
export function SpinnerMark({ size = 'regular' }: { readonly size?: 'small' | 'regular' | 'large' }) {
  return <span className={css.sizes[size]} aria-hidden="true" />;
}
