import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

/** Time and, below it, the state of the alert. */
export const state = style({ display: 'grid', justifyItems: 'end', gap: vars.space.x2, minInlineSize: 0 });

/** Wraps, because an email address and a time do not fit one line of a phone. */
export const acknowledged = style({
  color: vars.color.textMuted,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  maxInlineSize: '22rem',
});
