import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

const base = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  padding: vars.space.x3,
  borderRadius: vars.radius.tile,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
  color: vars.color.text,
  textAlign: 'center',
  fontSize: vars.text.small,
  fontWeight: vars.font.weightStrong,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '&:hover': { backgroundColor: vars.color.surface2 } },
});

export const tiles = styleVariants({ portrait: '3 / 4', wide: '16 / 9', square: '1' }, (aspectRatio) => [
  base,
  { aspectRatio },
]);

export const count = style({
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  fontWeight: vars.font.weightBody,
});
