import { media, vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

/** On a phone the bar is below the period and its button; on wider screens all three are in one row. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${vars.space.x2} ${vars.space.x3}`,
  alignItems: 'center',
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '8rem 1fr auto' } },
});

export const period = style({
  fontWeight: vars.font.weightStrong,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  display: 'block',
});

export const state = style({
  gridColumn: '1 / -1',
  gridRow: 2,
  '@media': { [media.tablet]: { gridColumn: 2, gridRow: 1 } },
});

/** Keeps the field for a short amount from filling a wide page. */
export const editor = style({ maxInlineSize: '26rem' });
