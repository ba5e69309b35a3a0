import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const item = style({ display: 'grid', minInlineSize: 0 });

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  marginBlockEnd: vars.space.x4,
  borderRadius: vars.radius.small,
});

export const terms = style({ display: 'grid', gap: vars.space.x3 });

export const term = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: vars.space.x3,
  paddingBlockStart: vars.space.x2,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.text.small,
});

export const name = style({ color: vars.color.textMuted });

export const value = style({ fontWeight: vars.font.weightStrong, overflowWrap: 'anywhere' });

export const action = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 });
