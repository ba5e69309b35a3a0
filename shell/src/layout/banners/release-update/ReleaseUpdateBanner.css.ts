import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

/** Opposite the toasts, above the bottom bar and the consent banner, so that it covers no controls. */
export const prompt = style({
  position: 'fixed',
  zIndex: 35,
  insetInline: vars.space.x3,
  insetBlockEnd: `calc(var(--fy-bar-space) + var(--fy-notice-space, 0px) + ${vars.space.x3})`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  padding: `${vars.space.x3} ${vars.space.x4}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface3,
  color: vars.color.text,
  boxShadow: vars.elevation.overlay,
  animation: `${arrive} ${vars.motion.slow} ${vars.motion.easing}`,
  '@media': {
    [media.tablet]: {
      insetInline: `${vars.space.x6} auto`,
      insetBlockEnd: `calc(var(--fy-bar-space) + var(--fy-notice-space, 0px) + ${vars.space.x6})`,
      maxInlineSize: '34rem',
    },
    [media.forcedColors]: { border: '1px solid CanvasText' },
    [media.reducedMotion]: { animation: 'none' },
  },
});

export const text = style({ fontSize: vars.text.small, fontWeight: vars.font.weightStrong });
