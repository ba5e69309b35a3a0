import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

const base = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
  color: vars.color.text,
});

/** One game with its artwork across; text on a translucent layer of the background colour. */
const overPicture = style({
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', minBlockSize: '20rem' },
    [media.desktop]: { minBlockSize: '25rem' },
  },
});

/** Magazine layout: text first, the framed artwork beside it. */
const editorial = style({
  backgroundColor: 'transparent',
  overflow: 'visible',
  gap: vars.space.x5,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'center',
      gap: vars.space.x10,
      minBlockSize: '19rem',
    },
  },
});

/** One line of news, because the games below are more important. */
const dense = style({
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', minBlockSize: '12.5rem' },
  },
});

export const heroes = styleVariants({
  default: [base, overPicture],
  layout1: [base, editorial],
  layout2: [base, dense],
});

const picture = style({ position: 'relative', overflow: 'clip', backgroundColor: vars.color.surface2 });

export const pictures = styleVariants({
  default: [
    picture,
    {
      aspectRatio: '16 / 9',
      '@media': { [media.tablet]: { aspectRatio: 'auto', gridColumn: 2, gridRow: 1 } },
    },
  ],
  layout1: [
    picture,
    {
      aspectRatio: '16 / 9',
      borderRadius: vars.radius.card,
      cornerShape: vars.corner.shape,
      boxShadow: vars.elevation.raised,
      '@media': { [media.tablet]: { gridColumn: 2, gridRow: 1 } },
    },
  ],
  layout2: [picture, { minBlockSize: '8.5rem' }],
});

export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** The edge between artwork and text. */
export const seam = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: `linear-gradient(to top, ${vars.color.surface1} 22%, transparent 60%)`,
  '@media': {
    [media.tablet]: { backgroundImage: `linear-gradient(to right, ${vars.color.surface1}, transparent 40%)` },
  },
});

const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const wordings = styleVariants({
  // On a phone the text overlaps the faded bottom of the artwork, so that games appear sooner.
  default: [
    words,
    {
      position: 'relative',
      marginBlockStart: '-3.5rem',
      padding: `0 ${vars.space.x5} ${vars.space.x5}`,
      '@media': {
        [media.tablet]: { gridColumn: 1, gridRow: 1, marginBlockStart: 0, padding: vars.space.x8 },
        [media.desktop]: { padding: vars.space.x12 },
      },
    },
  ],
  layout1: [words, { '@media': { [media.tablet]: { gridColumn: 1, gridRow: 1 } } }],
  layout2: [
    words,
    { padding: vars.space.x4, '@media': { [media.desktop]: { paddingInline: vars.space.x8 } } },
  ],
});

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  marginBlockStart: vars.space.x2,
});
