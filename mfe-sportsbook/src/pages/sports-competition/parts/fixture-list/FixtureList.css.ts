import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '8.5rem minmax(0, 1fr)',
  gap: vars.space.x3,
  alignItems: 'baseline',
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.text.small,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});

export const time = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
