import { vars } from '@foyer/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const NARROW = '(max-width: 34rem)';

/** Scrolls where even the most important columns have no room: large text on a phone. */
export const frame = style({
  containerType: 'inline-size',
  overflowX: 'auto',
  // hidden texts of its cells scroll with it
  position: 'relative',
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

const cell = style({
  padding: `${vars.space.x2} ${vars.space.x2}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontWeight: 'inherit',
});

export const number = cell;
/** Left out on a phone: position, played, points and form stay. */
export const detail = style([cell, { '@container': { [NARROW]: { display: 'none' } } }]);
export const team = style([
  cell,
  { textAlign: 'start', inlineSize: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere' },
]);
export const points = style([cell, { fontWeight: vars.font.weightStrong }]);

export const head = style({ color: vars.color.textMuted, fontSize: vars.text.caption });

export const form = style({ display: 'inline-flex', gap: '0.125rem' });

const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  borderRadius: vars.radius.field,
  fontSize: vars.text.caption,
  border: `1px solid ${vars.color.lineStrong}`,
});

/** The letter states the result; the colour only supports it. */
export const marks = styleVariants({
  W: [mark, { borderColor: vars.color.positive, color: vars.color.positive }],
  D: [mark, { color: vars.color.textMuted }],
  L: [mark, { borderColor: vars.color.negative, color: vars.color.negative }],
});
