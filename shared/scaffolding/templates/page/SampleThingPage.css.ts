import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  marginInline: 'auto',
  inlineSize: '100%',
  maxInlineSize: '60rem',
  paddingBlock: vars.space.x10,
  paddingInline: vars.size.gutter,
});
