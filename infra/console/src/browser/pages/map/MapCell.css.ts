import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

const base = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-start',
  alignItems: 'flex-start',
  gap: vars.space.x1,
  blockSize: '100%',
  minBlockSize: '4rem',
  padding: vars.space.x2,
  borderRadius: vars.radius.button,
  minInlineSize: 0,
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surface2 } } } },
});
export const cells = styleVariants({
  plain: [base],
  off: [base, { backgroundColor: vars.color.negativeSoft }],
  faded: [base, { opacity: 0.35 }],
  card: [base, { padding: vars.space.x3, minBlockSize: '4rem', gap: vars.space.x2 }],
});
export const title = style({ fontWeight: vars.font.weightStrong, fontSize: vars.text.body, flex: 1 });
export const titleLine = style({
  display: 'flex',
  inlineSize: '100%',
  alignItems: 'center',
  gap: vars.space.x3,
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x2}`,
  minInlineSize: 0,
  maxInlineSize: '100%',
});
export const canary = style({ color: vars.color.second, fontSize: vars.text.caption });
export const meter = style({
  inlineSize: '100%',
  blockSize: '3px',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface4,
  overflow: 'hidden',
});
export const part = style({ display: 'block', blockSize: '100%', backgroundColor: vars.color.second });
export const small = style({
  fontSize: vars.text.caption,
  color: vars.color.textMuted,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
});
