import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

/** Text and pitch side by side where both fit. */
export const tracker = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: `${vars.space.x4} ${vars.space.x5}`,
  alignItems: 'start',
});

export const course = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.x2,
});

/** Times have a column as wide as the longest of them. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space.x2} ${vars.space.x3}`,
  inlineSize: '100%',
  fontSize: vars.text.small,
});

export const moment = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const score = style([moment, { fontWeight: vars.font.weightStrong }]);

export const time = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.font.weightBody,
});
