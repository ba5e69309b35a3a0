import * as css from './Pending.css.ts';

export interface PendingProps {
  /** Placeholder text of the size of the text to come; neither visible nor announced. */
  readonly like?: string;
}

const FIGURES = '\u2007'.repeat(7);

/**
 * Placeholder in a line of text for content that is not loaded yet. It is text itself, so the line keeps its
 * height in every font.
 */
export function Pending({ like = FIGURES }: PendingProps) {
  return (
    <span className={css.pending} aria-hidden="true">
      {like}
    </span>
  );
}
