import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const link = style({
  color: vars.color.text,
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
});
