import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const steps = style({
  display: 'grid',
  gap: vars.space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const step = style({ display: 'flex', alignItems: 'center', gap: vars.space.x4, minInlineSize: 0 });

export const number = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  aspectRatio: '1',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface2,
  fontWeight: 700,
});
