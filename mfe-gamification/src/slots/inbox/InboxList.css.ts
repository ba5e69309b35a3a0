import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none', display: 'grid' });

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
  paddingBlock: vars.space.x3,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const content = style({ flex: '1 1 16rem', minInlineSize: 0 });
export const time = style({ color: vars.color.textMuted, fontSize: vars.text.small });
