import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const problems = style({
  display: 'grid',
  gap: vars.space.x1,
  paddingInlineStart: vars.space.x4,
  listStyle: 'disc',
  fontSize: vars.text.small,
});
export const place = style({
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
});
export const changes = style({ display: 'grid', gap: vars.space.x3, fontSize: vars.text.small });
export const change = style({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });
export const value = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxBlockSize: '12rem',
  overflowY: 'auto',
  padding: vars.space.x2,
  borderRadius: vars.radius.small,
});
export const before = style([value, { backgroundColor: vars.color.negativeSoft, color: vars.color.text }]);
export const after = style([value, { backgroundColor: vars.color.positiveSoft, color: vars.color.text }]);
export const columns = style({
  display: 'grid',
  gap: vars.space.x3,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const json = style({
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: vars.text.small,
  minBlockSize: '24rem',
});
export const rows = style({ display: 'grid', gap: vars.space.x5 });
export const row = style({
  display: 'grid',
  gap: vars.space.x2,
  alignItems: 'start',
  paddingBlockEnd: vars.space.x4,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
