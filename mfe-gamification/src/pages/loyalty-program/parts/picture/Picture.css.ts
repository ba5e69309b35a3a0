import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const picture = style({ display: 'block', maxInlineSize: '100%' });

export const background = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'clip',
  opacity: 0.25,
});

export const image = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
});
