import * as css from './Emblem.css.ts';

const SIDES = 'M32 3 57 17v30L32 61 7 47V17z';
const INNER = 'M32 13 48 22v20L32 51 16 42V22z';
const LIGHT = 'M32 3 57 17 32 32 7 17z';

/** Medal of a rank in its colour; decoration. */
export function Emblem({ color }: { readonly color: string | null }) {
  return (
    <svg
      className={css.emblem}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
      style={color === null ? undefined : { color }}
    >
      <path className={css.side} d={SIDES} />
      <path className={css.light} d={LIGHT} />
      <path className={css.inner} d={INNER} />
    </svg>
  );
}
