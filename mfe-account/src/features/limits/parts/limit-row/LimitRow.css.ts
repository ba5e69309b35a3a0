import { media, vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

/** On a phone the bar goes under the period and its button; wider, all three stand in a line. */
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

/** An amount is short: its field does not run across a wide page. */
export const editor = style({ maxInlineSize: '26rem' });
