import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const list = style({ display: 'grid' });
export const item = style({
  display: 'grid',
  gap: vars.space.x1,
  paddingBlock: vars.space.x3,
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  scrollMarginBlockStart: '5rem',
  selectors: {
    '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 },
    '&:target': { backgroundColor: vars.color.accentSoft },
  },
});
export const what = style({ fontWeight: vars.font.weightStrong });
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  fontSize: vars.text.caption,
  color: vars.color.textMuted,
  alignItems: 'center',
});
export const reason = style({ fontSize: vars.text.small });
export const link = style({
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  minBlockSize: '1.5rem',
  display: 'inline-flex',
  alignItems: 'center',
});
export const filters = style({
  display: 'grid',
  gap: vars.space.x3,
  marginBlockEnd: vars.space.x4,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 14rem))' } },
});
export const more = style({ marginBlockStart: vars.space.x4 });
export const panel = style({
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface1,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  '@media': { [media.tablet]: { padding: vars.space.x5 } },
});
