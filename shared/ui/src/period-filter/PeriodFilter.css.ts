import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const filter = style({ display: 'grid', gap: vars.space.x4 });

export const ranges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const days = style({
  display: 'grid',
  gap: vars.space.x3,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  maxInlineSize: '32rem',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' } },
});

/** Below both date inputs on a phone. */
export const apply = style({ gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } });

export const input = style({ fontVariantNumeric: 'tabular-nums', minInlineSize: 0, colorScheme: 'inherit' });
