import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  minInlineSize: 0,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  minBlockSize: vars.size.touch,
  overflowWrap: 'anywhere', // a long title must not widen the page
});

export const tools = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2, flex: 'none' });

/** Visually quiet, but with the full touch target height. */
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x1,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.font.weightStrong,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.fast}`,
  selectors: { '&:hover': { color: vars.color.text } },
});
