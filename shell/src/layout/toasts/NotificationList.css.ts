import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const list = style({ display: 'grid', gap: vars.space.x3 });

export const item = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.x3 });

const mark = style({ display: 'inline-flex', flex: 'none', alignSelf: 'center' });

export const marks = styleVariants({
  success: [mark, { color: vars.color.positive }],
  error: [mark, { color: vars.color.negative }],
  info: [mark, { color: vars.color.info }],
  warning: [mark, { color: vars.color.warning }],
});

export const content = style({ flex: 1, minInlineSize: 0 });

export const time = style({ color: vars.color.textMuted, fontSize: vars.text.small });
