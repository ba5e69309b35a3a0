import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const list = style({ display: 'grid', gap: vars.space.x4, gridTemplateColumns: 'minmax(0, 1fr)' });
export const item = style({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface0,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});
export const itemHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});
export const itemName = style({ fontWeight: vars.font.weightStrong, overflowWrap: 'anywhere' });
export const tools = style({ display: 'flex', flex: 'none' });
/** Fields side by side where there is room. */
export const grid = style({
  display: 'grid',
  gap: vars.space.x4,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
});
export const label = style({ fontWeight: vars.font.weightStrong, fontSize: vars.text.small });
export const error = style({ color: vars.color.negative, fontSize: vars.text.small });
export const colorRow = style({ display: 'flex', gap: vars.space.x3, alignItems: 'end' });
export const colorInput = style({ flex: '1 1 auto', minInlineSize: 0 });
export const swatch = style({
  flex: 'none',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.small,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
});

export const kept = style({ color: vars.color.textMuted, fontSize: vars.text.small });
