import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});

/** The arrows stay beside the longest month name; they wrap with large text only. */
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x1,
  minInlineSize: 'min(16rem, 100%)',
});

/** Wide enough for the longest month name, so that the arrows do not move. */
export const period = style({
  minInlineSize: 'min(9rem, 100%)',
  textAlign: 'center',
  fontWeight: vars.font.weightStrong,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
