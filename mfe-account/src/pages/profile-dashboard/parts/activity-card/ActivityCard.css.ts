import { media, vars } from '@foyer/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const steps = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x1 });

/** One column per month: wins grow up from the middle, losses down. */
export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space.x1,
  blockSize: '9rem',
});

export const column = style({ display: 'grid', gridTemplateRows: '1fr 1px 1fr auto' });

export const axis = style({ backgroundColor: vars.color.textMuted });

const bar = style({
  inlineSize: '100%',
  minBlockSize: '1px',
  borderRadius: vars.space.x1,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const bars = styleVariants({
  win: [bar, { alignSelf: 'end', backgroundColor: vars.color.positive }],
  loss: [bar, { backgroundColor: vars.color.negative }],
});

export const name = style({
  overflow: 'hidden',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  textAlign: 'center',
});
