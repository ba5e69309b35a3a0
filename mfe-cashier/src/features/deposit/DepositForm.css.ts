import { media, vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const quick = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
  gap: vars.space.x2,
});

export const room = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  fontSize: vars.text.small,
  color: vars.color.textMuted,
});

export const note = style({
  fontSize: vars.text.small,
  color: vars.color.textMuted,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

/** Sticky at the lower edge of the dialog while the list scrolls. */
export const stickyFooter = style({
  position: 'sticky',
  // covers the dialog's padding, in which the list would be visible otherwise
  insetBlockEnd: `calc(-1 * ${vars.space.x5})`,
  zIndex: 1,
  paddingBlock: vars.space.x3,
  backgroundColor: vars.color.surface1,
  boxShadow: `0 calc(-1 * ${vars.size.line}) 0 ${vars.color.line}`,
  '@media': { [media.tablet]: { insetBlockEnd: `calc(-1 * ${vars.space.x6})` } },
});
