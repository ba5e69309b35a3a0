import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});

export const steps = style({ display: 'flex', alignItems: 'center', gap: vars.space.x1 });

/** The longest month's name does not move the arrows. */
export const period = style({
  minInlineSize: '9rem',
  textAlign: 'center',
  fontWeight: vars.font.weightStrong,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
