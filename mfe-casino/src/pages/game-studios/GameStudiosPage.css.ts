import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x4,
  blockSize: '100%',
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
  color: vars.color.text,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '&:hover': { backgroundColor: vars.color.surface2 } },
});

/** The whole card is the link's target. */
export const link = style({
  color: 'inherit',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});

export const mark = style({
  flex: 'none',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  objectFit: 'cover',
  borderRadius: vars.radius.tile,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface2,
});

export const content = style({
  minInlineSize: 0,
  display: 'grid',
  gap: vars.space.x1,
  overflowWrap: 'anywhere', // a long name must not widen the page
});
