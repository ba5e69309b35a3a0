import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const pair = style({
  display: 'grid',
  gap: vars.space.x3,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const brands = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x1} ${vars.space.x5}`,
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
});
export const legend = style({ padding: 0, marginBlockEnd: vars.space.x2, fontSize: vars.text.small });
export const group = style({
  display: 'grid',
  gap: vars.space.x3,
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
});
export const slot = style({
  display: 'grid',
  gap: vars.space.x2,
  justifyItems: 'start',
  padding: vars.space.x3,
  borderRadius: vars.radius.small,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});
export const differences = style({
  display: 'grid',
  gap: vars.space.x2,
  margin: 0,
  fontSize: vars.text.small,
});
export const difference = style({ margin: 0, overflowWrap: 'anywhere' });
export const history = style({
  display: 'grid',
  gap: vars.space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const stack = style({ display: 'grid', gap: vars.space.x1, justifyItems: 'start' });
export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.small });
export const token = style({
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  padding: vars.space.x3,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface0,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
