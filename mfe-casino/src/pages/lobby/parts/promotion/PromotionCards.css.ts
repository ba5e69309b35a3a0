import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  blockSize: '100%',
  padding: vars.space.x5,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
  boxShadow: vars.elevation.raised,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/** A single promotion shows its terms beside its text, so that both are read before selecting. */
export const cards = styleVariants({
  narrow: [card],
  wide: [
    card,
    {
      '@media': {
        [media.tablet]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
          alignItems: 'center',
          gap: vars.space.x10,
          padding: vars.space.x8,
        },
      },
    },
  ],
});

export const picture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.surface2,
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const action = style({ marginBlockStart: vars.space.x2 });

export const terms = style({
  display: 'grid',
  gap: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const term = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.x2,
  alignItems: 'start',
});

export const mark = style({ display: 'inline-flex', marginBlockStart: '0.2em', color: vars.color.positive });
