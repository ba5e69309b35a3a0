import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

/** Two stacks of cards where both fit; each card keeps its own height. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space.x6,
  alignItems: 'start',
});

/** Two columns, or one with large text. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7rem, 40%)), 1fr))',
  gap: vars.space.x4,
});

/** Reserves space for the slot of another remote, so that content below does not move. */
export const recent = style({ minBlockSize: '20rem' });
