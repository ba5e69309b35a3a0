import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  marginInline: 'auto',
  inlineSize: '100%',
  maxInlineSize: '28rem',
  paddingBlock: vars.space.x10,
});
