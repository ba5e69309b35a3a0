import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const prizes = style({ display: 'grid' });

export const prize = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: vars.space.x3,
  paddingBlock: vars.space.x2,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const place = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const reward = style({
  fontWeight: vars.font.weightStrong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
