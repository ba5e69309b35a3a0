import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const hero = style({
  display: 'grid',
  gap: vars.space.x5,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'center',
      gap: vars.space.x8,
    },
  },
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface2,
  boxShadow: vars.elevation.raised,
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  minInlineSize: 0,
});

/** One button per line at every width: the label changes when the session is known, and must not wrap the row. */
export const buttons = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
});

/** The three facts that matter most for choosing a game. */
export const keyFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x3} ${vars.space.x8}`,
});
