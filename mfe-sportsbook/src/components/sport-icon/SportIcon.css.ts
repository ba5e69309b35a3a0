import { style } from '@vanilla-extract/css';

export const mark = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
