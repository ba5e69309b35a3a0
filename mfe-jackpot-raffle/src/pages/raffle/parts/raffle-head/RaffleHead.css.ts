import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const head = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x6,
  overflow: 'clip',
  padding: vars.space.x6,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
  backgroundImage: `radial-gradient(28rem 20rem at 92% 20%, color-mix(in oklch, ${vars.color.second} 30%, transparent), transparent 72%)`,
  '@media': {
    [media.tablet]: { padding: vars.space.x10 },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const picture = style({ position: 'absolute', inset: 0 });

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** Text is on the background colour, never on the picture. */
export const content = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  minInlineSize: 0,
  maxInlineSize: '36rem',
});

export const mark = style({
  position: 'relative',
  display: 'none',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '7rem',
  aspectRatio: '1',
  '@media': { [media.tablet]: { display: 'grid' } },
});

export const studio = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  borderRadius: vars.radius.card,
});
