import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const pages = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.x1} ${vars.space.x4}` });
export { link } from '../../parts/player-link/PlayerLink.css.ts';
export const events = style({
  display: 'grid',
  gap: vars.space.x4,
  listStyle: 'none',
  padding: 0,
  margin: 0,
});
export const event = style({
  display: 'grid',
  gap: vars.space.x1,
  paddingInlineStart: vars.space.x3,
  borderInlineStart: `2px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
export const quote = style({ whiteSpace: 'pre-wrap' });
