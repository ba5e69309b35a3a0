import { media, vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

/** Extends to the screen edge on a phone, where it scrolls. */
export const list = style({
  // contains the visually hidden texts: positioned against the page, they would widen it past the screen
  position: 'relative',
  display: 'flex',
  gap: vars.space.x2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  paddingInline: vars.size.gutter,
  // Otherwise the focus ring would be cut off.
  paddingBlock: vars.space.x1,
  '@media': { [media.tablet]: { flexWrap: 'wrap', overflowX: 'visible' } },
});

/** As wide as its name: a chip breaks names of two words on a phone. */
export const item = style({ flexShrink: 0 });

export const content = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2 });

export const count = style({ fontVariantNumeric: 'tabular-nums', opacity: 0.8, fontSize: vars.text.caption });
