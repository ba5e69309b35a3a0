import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const gaps = styleVariants({
  none: { gap: 0 },
  xsmall: { gap: vars.space.x1 },
  small: { gap: vars.space.x2 },
  medium: { gap: vars.space.x4 },
  large: { gap: vars.space.x6 },
  xlarge: { gap: vars.space.x10 },
});

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const row = style({ display: 'flex', minInlineSize: 0 });

export const wraps = style({ flexWrap: 'wrap' });

export const aligns = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

export const justifies = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export const grids = styleVariants({ tile: '9.5rem', card: '17rem', wide: '24rem' }, (min) => ({
  display: 'grid',
  // min(): on a very narrow page a column may be narrower than its minimum width.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}), 1fr))`,
}));
