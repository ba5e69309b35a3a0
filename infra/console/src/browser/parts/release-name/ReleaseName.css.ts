import { style } from '@vanilla-extract/css';

export const name = style({
  fontFamily: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
  fontSize: '0.94em',
  whiteSpace: 'nowrap',
});
