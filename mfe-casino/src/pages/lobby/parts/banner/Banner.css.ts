import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const banner = style({
  display: 'grid',
  gap: vars.space.x4,
  alignItems: 'center',
  padding: `${vars.space.x5} ${vars.space.x5}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingInline: vars.space.x8 },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const withPicture = style({
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.tile,
  '@media': { [media.tablet]: { inlineSize: '10rem' } },
});
