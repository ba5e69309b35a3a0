import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

/** Scrolls inside the header when a match has more sets than fit. */
export const frame = style({ overflowX: 'auto', position: 'relative' });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const team = style({
  inlineSize: '100%',
  paddingBlock: vars.space.x1,
  paddingInlineStart: 0,
  paddingInlineEnd: vars.space.x3,
  fontWeight: vars.font.weightStrong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

const figure = style({
  minInlineSize: '2.75rem',
  paddingInline: vars.space.x2,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

export const heading = style([
  figure,
  { color: vars.color.textMuted, fontSize: vars.text.caption, fontWeight: vars.font.weightBody },
]);

export const period = style([figure, { color: vars.color.textMuted }]);

export const inner = style([figure, { color: vars.color.positive, fontWeight: vars.font.weightStrong }]);

export const score = style([figure, { fontSize: vars.text.title3, fontWeight: vars.font.weightStrong }]);
