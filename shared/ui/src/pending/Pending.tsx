import * as css from './Pending.css.ts';

export interface PendingProps {
  /** Text about as long as the expected content; neither visible nor announced. */
  readonly like?: string;
}

const FIGURES = '\u2007'.repeat(7);

/**
 * Inline placeholder for content that is loading. It contains text, so that the line keeps its height in
 * every font.
 */
export function Pending({ like = FIGURES }: PendingProps) {
  return (
    <span className={css.pending} aria-hidden="true">
      {like}
    </span>
  );
}
