import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const label = style({
  // a legend has its own padding
  padding: 0,
  fontSize: vars.text.small,
  fontWeight: vars.font.weightStrong,
});

export const optional = style({ color: vars.color.textMuted, fontWeight: vars.font.weightBody });

export const description = style({ color: vars.color.textMuted, fontSize: vars.text.small });

export const error = style({
  display: 'flex',
  gap: vars.space.x2,
  alignItems: 'flex-start',
  color: vars.color.negative,
  fontSize: vars.text.small,
});

/** Border around one or several inputs; shows their focus and error state. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3rem',
  borderRadius: vars.radius.field,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
  border: `${vars.size.line} solid ${vars.color.lineStrong}`,
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.color.textMuted },
    '&:has(:focus-visible)': {
      outline: `${vars.size.focus} solid ${vars.color.focus}`,
      outlineOffset: '1px',
    },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.negative, borderInlineStartWidth: '4px' },
    '&:has(> :disabled)': { opacity: 0.55 },
  },
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: '2.875rem',
  paddingInline: vars.space.x4,
  border: 0,
  borderRadius: 'inherit',
  backgroundColor: 'transparent',
  // At least 16 px: iOS zooms the page when a smaller input has the focus.
  fontSize: 'max(1rem, 16px)',
  outline: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:autofill': {
      WebkitTextFillColor: vars.color.text,
      boxShadow: `inset 0 0 0 10rem ${vars.color.surface2}`,
    },
  },
  '@media': { [media.forcedColors]: { backgroundColor: 'Field', color: 'FieldText' } },
});

export const affix = style({
  paddingInlineStart: vars.space.x4,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  userSelect: 'none',
});
