import * as css from './Pending.css.ts';

export interface PendingProps {
  /** Words of the size of those that are coming; nobody sees or hears them. */
  readonly like?: string;
}

const FIGURES = '\u2007'.repeat(7);

/** Stands in a line of text for what is not there yet. It is text itself, so the line keeps its height in every font. */
export function Pending({ like = FIGURES }: PendingProps) {
  return (
    <span className={css.pending} aria-hidden="true">
      {like}
    </span>
  );
}
