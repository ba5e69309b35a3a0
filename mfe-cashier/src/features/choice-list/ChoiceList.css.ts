import { media, vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const lines = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });

export const group = style([lines, { minInlineSize: 0 }]);

export const legend = style({ marginBlockEnd: vars.space.x2, fontSize: vars.text.small, fontWeight: vars.font.weightStrong });

export const choice = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: '4rem',
  padding: `${vars.space.x3} ${vars.space.x4}`,
  borderRadius: vars.radius.field,
  cornerShape: vars.corner.shape,
  border: `${vars.size.line} solid ${vars.color.line}`,
  backgroundColor: vars.color.surface1,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}, background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:has(input:checked)': { borderColor: vars.color.accentInk, boxShadow: `inset 0 0 0 1px ${vars.color.accentInk}`, backgroundColor: vars.color.surface2 },
    '&:has(input:focus-visible)': { outline: `${vars.size.focus} solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:has(input:disabled)': { cursor: 'default', backgroundColor: 'transparent' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(input:disabled))': { borderColor: vars.color.lineStrong } } },
    [media.forcedColors]: { selectors: { '&:has(input:checked)': { outline: '2px solid Highlight' } } },
  },
});

export const input = style({
  appearance: 'none',
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  border: `2px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
  outline: 'none', // the whole line has the ring
  selectors: { '&:checked': { borderColor: vars.color.accentInk, borderWidth: '6px' }, '&:disabled': { borderColor: vars.color.line } },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: '0.125rem', minInlineSize: 0, flex: 1 });

export const name = style({ fontWeight: vars.font.weightStrong, overflowWrap: 'anywhere' });

export const detail = style({ fontSize: vars.text.small, color: vars.color.textMuted });

export const aside = style({ flexShrink: 0, maxInlineSize: '40%', textAlign: 'end', fontSize: vars.text.small, color: vars.color.textMuted });
