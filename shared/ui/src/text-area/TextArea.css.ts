import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';
import { input } from '../field/Field.css.ts';

export const area = style([
  input,
  {
    paddingBlock: vars.space.x3,
    fieldSizing: 'content',
    minBlockSize: '6rem',
    maxBlockSize: '20rem',
    resize: 'vertical',
  },
]);
