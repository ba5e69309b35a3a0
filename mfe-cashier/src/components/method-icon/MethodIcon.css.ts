import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '3rem',
  blockSize: '2rem',
  borderRadius: vars.radius.small,
  border: `${vars.size.line} solid ${vars.color.line}`,
  backgroundColor: vars.color.surface2,
  color: vars.color.text,
});

export const drawing = style({ inlineSize: '1.5rem', blockSize: '1.5rem' });
