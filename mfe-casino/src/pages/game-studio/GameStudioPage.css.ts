import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x5,
  minBlockSize: '6rem',
});

export const mark = style({
  flex: 'none',
  inlineSize: '6rem',
  blockSize: '6rem',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface2,
});
