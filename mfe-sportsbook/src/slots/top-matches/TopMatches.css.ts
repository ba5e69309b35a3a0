import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space.x2, marginBlockStart: vars.space.x1 });

export const match = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: '2.75rem',
  fontSize: vars.text.small,
});

/** The affordance of the link. */
export const teams = style({ textDecoration: 'underline', textUnderlineOffset: '0.2em' });

export const prices = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
