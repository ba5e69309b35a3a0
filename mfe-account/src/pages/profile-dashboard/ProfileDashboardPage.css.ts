import { media, vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space.x6,
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
});

export const figures = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.x4 });

/** Another remote's piece comes later: what is below it keeps its place. */
export const recent = style({ minBlockSize: '20rem' });
