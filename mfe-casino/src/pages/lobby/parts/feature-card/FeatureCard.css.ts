import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.x4,
  overflow: 'clip',
  padding: vars.space.x5,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
  boxShadow: vars.elevation.raised,
  '@media': {
    [media.tablet]: { padding: `${vars.space.x6} ${vars.space.x8}`, gap: vars.space.x8 },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const action = style({ marginBlockStart: vars.space.x2 });

const stage = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end' });

const wideStage = style([stage, { display: 'none', '@media': { [media.tablet]: { display: 'flex' } } }]);

/** A phone has room for the jackpot's widget and for matches only. */
export const stages = styleVariants({
  jackpot: [wideStage],
  raffle: [stage],
  sports: [wideStage],
});

const emblem = style({ flex: 'none', inlineSize: '5rem', blockSize: 'auto' });

/** The highest card is in front. */
export const emblems = styleVariants({
  epic: [emblem, { position: 'relative', zIndex: 1, inlineSize: '7rem', marginInline: '-1rem' }],
  major: [emblem],
  minor: [emblem],
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  aspectRatio: '1',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accentInk,
  '@media': { [media.tablet]: { inlineSize: '7rem' } },
});
