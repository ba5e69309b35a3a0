import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const figures = style({ display: 'grid', gap: vars.space.x2 });

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  paddingBlock: vars.space.x2,
  borderBlockEnd: `${vars.size.line} solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
});

export const net = style({ fontSize: vars.text.lead, fontWeight: vars.font.weightStrong, borderBlockEnd: 0 });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
