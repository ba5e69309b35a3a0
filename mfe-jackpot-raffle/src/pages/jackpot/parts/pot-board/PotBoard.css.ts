import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const board = style({
  display: 'grid',
  gap: vars.space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.x4 },
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x4,
  overflow: 'clip',
  minInlineSize: 0,
  padding: `${vars.space.x5} ${vars.space.x5}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
  boxShadow: vars.elevation.raised,
  '@media': {
    // With four columns there is no room beside the emblem for a large amount.
    [media.wide]: { flexDirection: 'column', alignItems: 'flex-start' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

/** A radial gradient from the emblem of a pot; its strength grows with the pot. */
function lit(ink: string, strength: number) {
  return style({
    backgroundImage: `radial-gradient(18rem 13rem at 3.5rem 3.5rem, color-mix(in oklch, ${ink} ${strength}%, transparent), transparent 72%)`,
  });
}

export const cards = styleVariants({
  mega: [card, lit(vars.color.second, 34)],
  major: [card, lit(vars.color.info, 24)],
  minor: [card, lit(vars.color.positive, 20)],
  shared: [card, lit(vars.color.warning, 18)],
});

export const mark = style({ flex: 'none', display: 'grid', placeItems: 'center', inlineSize: '4rem' });

export const emblem = style({
  inlineSize: '4rem',
  // the picture's own shape, so that its place has its size
  aspectRatio: '95.26 / 110',
  filter: `drop-shadow(0 6px 14px color-mix(in oklch, ${vars.color.surface0} 60%, transparent))`,
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  aspectRatio: '1',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.warning,
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minInlineSize: 0,
});
