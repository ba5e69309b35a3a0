import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const part = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });

export const title = style({ fontWeight: vars.font.weightStrong });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.small });

/** A status without a text takes no place, and stays in the accessibility tree. */
export const note = style([muted, { ':empty': { position: 'absolute' } }]);

export const past = style([part, muted]);

export const slider = style({
  inlineSize: '100%',
  // the touch target of the thumb
  minBlockSize: '2.75rem',
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'pointer',
});
