import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const zone = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  alignItems: 'flex-start',
  padding: vars.space.x4,
  borderRadius: vars.radius.field,
  border: `${vars.size.line} dashed ${vars.color.lineStrong}`,
});

export const over = style({ borderColor: vars.color.focus, backgroundColor: vars.color.accentSoft });

/** Opened by its button; a hidden input cannot have the focus. */
export const input = style({ display: 'none' });

export const hint = style({ color: vars.color.textMuted, fontSize: vars.text.small });
