import { style } from '@vanilla-extract/css';

export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.5em',
});

export const commit = style({
  fontFamily: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
  fontSize: '0.94em',
  whiteSpace: 'nowrap',
});
