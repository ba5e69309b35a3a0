import { media, vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space.x6,
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
});

export const figures = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.x4 });

/** Reserves space for the slot of another remote, so that content below does not move. */
export const recent = style({ minBlockSize: '20rem' });
