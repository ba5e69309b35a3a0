import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const frame = style({ position: 'relative' });

export const select = style({
  appearance: 'none',
  paddingInlineEnd: vars.space.x10,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
});

export const mark = style({
  position: 'absolute',
  insetInlineEnd: vars.space.x4,
  pointerEvents: 'none',
  color: vars.color.textMuted,
});

export const option = style({ backgroundColor: vars.color.surface1, color: vars.color.text });
