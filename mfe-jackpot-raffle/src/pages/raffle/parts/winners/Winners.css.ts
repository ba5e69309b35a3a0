import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const frame = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3, minInlineSize: 0 });

export const window = style({
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  '@media': { [media.reducedMotion]: { overflowX: 'auto' } },
});

/** Both lists have the same width, so that half of the track is one cycle. */
const move = keyframes({ to: { transform: 'translateX(-50%)' } });

export const track = style({ display: 'flex', inlineSize: 'max-content' });

export const movingTrack = style([
  track,
  {
    animationName: move,
    animationTimingFunction: 'linear',
    animationIterationCount: 'infinite',
    selectors: {
      [`${window}:hover &, ${window}:focus-visible &`]: { animationPlayState: 'paused' },
    },
    '@media': { [media.reducedMotion]: { animationName: 'none' } },
  },
]);

export const list = style({
  display: 'flex',
  gap: vars.space.x3,
  margin: 0,
  padding: 0,
  paddingInlineEnd: vars.space.x3,
  listStyle: 'none',
});

export const copy = style([list, { '@media': { [media.reducedMotion]: { display: 'none' } } }]);

/** Without movement there is nothing to pause. */
export const control = style({
  flex: 'none',
  '@media': { [media.reducedMotion]: { display: 'none' } },
});

export const winner = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minInlineSize: '10rem',
  padding: `${vars.space.x4} ${vars.space.x5}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const name = style({ fontWeight: 600 });

export const amount = style({ fontSize: '1.25rem' });

export const note = style({ color: vars.color.textMuted, fontSize: '0.875rem' });
