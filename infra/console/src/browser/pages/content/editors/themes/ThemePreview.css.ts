import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const figure = style({ display: 'grid', gap: vars.space.x2 });
export const page = style({
  display: 'grid',
  gap: vars.space.x3,
  paddingBlockEnd: vars.space.x4,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});
export const header = style({ blockSize: vars.space.x8 });
export const ribbon = style({ blockSize: vars.space.x1, marginBlockStart: `calc(-1 * ${vars.space.x3})` });
export const card = style({
  display: 'grid',
  gap: vars.space.x2,
  marginInline: vars.space.x4,
  padding: vars.space.x4,
});
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 });
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x4,
});
export const badge = style({
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.small,
  fontSize: vars.text.small,
});
