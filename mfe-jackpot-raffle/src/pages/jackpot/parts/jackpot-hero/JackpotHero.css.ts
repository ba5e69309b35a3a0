import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const hero = style({
  position: 'relative',
  display: 'grid',
  overflow: 'clip',
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
  color: vars.color.text,
  '@media': { [media.tablet]: { minBlockSize: '28rem' }, [media.wide]: { minBlockSize: '33rem' } },
});

export const picture = style({
  position: 'relative',
  aspectRatio: '390 / 330',
  overflow: 'clip',
  '@media': { [media.tablet]: { position: 'absolute', inset: 0, aspectRatio: 'auto' } },
});

export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'center',
  '@media': { [media.tablet]: { objectPosition: '78% center' } },
});

/** Text is on the background colour, never on the picture. */
export const seam = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: `linear-gradient(to top, ${vars.color.surface1} 46%, transparent 74%)`,
  '@media': {
    [media.tablet]: {
      backgroundImage: `linear-gradient(to right, ${vars.color.surface1} 38%, color-mix(in oklch, ${vars.color.surface1} 78%, transparent) 50%, transparent 74%)`,
    },
    [media.forcedColors]: { display: 'none' },
  },
});

export const content = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
  marginBlockStart: '-5rem',
  padding: `0 ${vars.space.x5} ${vars.space.x6}`,
  '@media': {
    [media.tablet]: { maxInlineSize: '60%', marginBlockStart: 0, padding: vars.space.x8 },
    [media.desktop]: { padding: vars.space.x12 },
  },
});

export const title = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3 });

export const logo = style({ inlineSize: '2.75rem', blockSize: '2.75rem', objectFit: 'contain' });

export const largeRow = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weightHeading,
  fontSize: vars.text.display,
  letterSpacing: vars.font.trackingHeading,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
});

export const total = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  marginBlockStart: vars.space.x4,
});
