import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

/** Scrolls where the prices have no room: large text on a phone. */
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

export const head = style({ color: vars.color.textMuted, fontSize: vars.text.caption });

const cell = style({
  padding: `${vars.space.x1} ${vars.space.x2}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: 'inherit',
});

export const number = style([cell, { inlineSize: '2rem', textAlign: 'end' }]);
export const runner = style([cell, { textAlign: 'start', overflowWrap: 'anywhere' }]);
export const price = style([cell, { inlineSize: '5rem', textAlign: 'center' }]);
export const none = style([
  cell,
  { inlineSize: '5rem', textAlign: 'center', color: vars.color.textMuted, fontSize: vars.text.caption },
]);

export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 });
export const texts = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const strong = style({ fontWeight: vars.font.weightStrong });
export const withdrawn = style({ textDecoration: 'line-through', color: vars.color.textMuted });
/** Jockey and form, in one line where there is room. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
});
/** Positions are read as one: they move to the next line together. */
export const form = style({ whiteSpace: 'nowrap' });
