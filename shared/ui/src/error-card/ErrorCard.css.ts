import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x4,
  padding: vars.space.x5,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
  border: `${vars.size.line} solid ${vars.color.line}`,
});

export const mark = style({ color: vars.color.warning });

export const words = style({ flex: '1 1 14rem', display: 'flex', flexDirection: 'column', gap: vars.space.x1, minInlineSize: 0 });
