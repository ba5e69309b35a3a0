import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const bar = style({
  display: 'flex',
  gap: '2px',
  blockSize: '0.5rem',
  borderRadius: vars.radius.round,
  overflow: 'hidden',
  inlineSize: '100%',
});

export const tones = styleVariants({
  base: { backgroundColor: vars.color.lineStrong },
  canary: { backgroundColor: vars.color.second },
  off: { backgroundColor: vars.color.negativeFill },
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  fontSize: vars.text.caption,
  color: vars.color.textMuted,
});
export const item = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2 });
export const swatch = style({
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: '2px',
  flex: 'none',
});
export const whole = style({ display: 'grid', gap: vars.space.x2 });
export const content = style({ color: vars.color.text });
