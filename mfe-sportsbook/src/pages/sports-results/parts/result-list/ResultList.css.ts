import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '4.75rem minmax(0, 1fr) auto',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  alignItems: 'baseline',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.text.small,
});

export const time = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const score = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weightStrong,
  textAlign: 'end',
});

export const details = style({
  gridColumn: '2 / -1',
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  fontVariantNumeric: 'tabular-nums',
});
