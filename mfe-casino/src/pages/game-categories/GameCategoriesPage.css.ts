import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  blockSize: '100%',
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
  color: vars.color.text,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '&:hover': { backgroundColor: vars.color.surface2 } },
});

/** Up to three overlapping artworks of a category, as high as three portraits side by side. */
export const pictures = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.x2,
  aspectRatio: '9 / 4',
});

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'cover',
  borderRadius: vars.radius.tile,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface2,
});

export const link = style({
  color: 'inherit',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
