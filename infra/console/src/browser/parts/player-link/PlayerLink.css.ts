import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const link = style({
  color: vars.color.text,
  textDecoration: 'underline',
  // an id breaks at its hyphens; `anywhere` would squeeze the column of a table to a few letters
  overflowWrap: 'break-word',
});
