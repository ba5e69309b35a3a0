import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  minBlockSize: vars.size.touch,
  cursor: 'pointer',
});

export const input = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  inlineSize: '3rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.round,
  border: `${vars.size.line} solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.surface3,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineStart: '0.1875rem',
      inlineSize: '1.25rem',
      blockSize: '1.25rem',
      borderRadius: vars.radius.round,
      backgroundColor: vars.color.text,
      translate: '0 -50%',
      transition: `translate ${vars.motion.normal} ${vars.motion.easing}`,
    },
    '&:checked': { backgroundColor: vars.color.accent, borderColor: vars.color.accent },
    '&:checked::after': { backgroundColor: vars.color.accentText, translate: '1.25rem -50%' },
    '[dir="rtl"] &:checked::after': { translate: '-1.25rem -50%' },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto', selectors: { '&::after': { display: 'none' } } } },
});
