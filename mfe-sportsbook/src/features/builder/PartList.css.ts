import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: '0.125rem',
  paddingInlineStart: vars.space.x3,
  borderInlineStart: `2px solid ${vars.color.line}`,
  fontSize: vars.text.caption,
  overflowWrap: 'anywhere',
});

export const result = style({ fontWeight: vars.font.weightStrong });
