import { style } from '@vanilla-extract/css';

/** The padding is the room in which the open door swings: a tenth of its height, above and below. */
export const art = style({
  boxSizing: 'content-box',
  inlineSize: 'min(100%, 14rem)',
  marginInline: 'auto',
  paddingBlock: '1.5rem',
});
