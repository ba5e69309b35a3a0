import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const groups = style({ display: 'grid', gap: vars.space.x2 });
export const group = style({
  display: 'grid',
  gap: vars.space.x3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: vars.space.x2,
});
/** Frames are longer than the panel: they scroll instead of breaking. */
export const stack = style({
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: vars.text.caption,
  overflowX: 'auto',
  whiteSpace: 'pre',
  padding: vars.space.x3,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface0,
});
