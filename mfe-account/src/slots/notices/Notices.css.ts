import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

/** Aligned with the gutters of the page below. */
export const notices = style({
  display: 'grid',
  gap: vars.space.x2,
  inlineSize: '100%',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  paddingBlockStart: vars.space.x4,
  selectors: { '&:empty': { display: 'none' } },
});
