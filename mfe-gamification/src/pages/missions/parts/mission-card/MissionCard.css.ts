import { media, vars } from '@foyer/theme';
import { keyframes, style } from '@vanilla-extract/css';

export const item = style({ display: 'grid', minInlineSize: 0, position: 'relative' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  overflowWrap: 'anywhere',
});

export const reward = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.x2,
  alignItems: 'center',
  fontWeight: vars.font.weightStrong,
});

export const rewardMark = style({ display: 'inline-flex', color: vars.color.accent });

export const times = style({ display: 'grid', gap: vars.space.x2 });

export const time = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: vars.space.x3,
  fontSize: vars.text.small,
});

export const name = style({ color: vars.color.textMuted });

/** One slow swell without flashes (WCAG 2.3.1). */
const swell = keyframes({
  from: { opacity: 0, transform: 'scale(0.8)' },
  '30%': { opacity: 1 },
  to: { opacity: 0, transform: 'scale(1.15)' },
});

export const celebration = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  borderRadius: vars.radius.card,
  boxShadow: `0 0 0 3px ${vars.color.accent}`,
  animation: `${swell} 1200ms ${vars.motion.easing} both`,
  '@media': { [media.reducedMotion]: { display: 'none' }, [media.forcedColors]: { display: 'none' } },
});
