import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const place = style({
  paddingInline: vars.size.gutter,
  paddingBlockEnd: vars.space.x8,
  minInlineSize: 0,
});
