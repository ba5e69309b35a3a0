import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const panel = style({
  display: 'grid',
  gap: vars.space.x5,
  padding: vars.space.x5,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
});

export const fields = style({
  display: 'grid',
  gap: vars.space.x4,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  border: 'none',
  margin: 0,
  padding: 0,
  minInlineSize: 0,
});

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.x2,
  fontSize: vars.text.small,
  fontWeight: vars.font.weightStrong,
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
