import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const choice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.x2,
  cursor: 'pointer',
});

const mark = {
  appearance: 'none',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  border: `${vars.size.line} solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.surface1,
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:checked': { backgroundColor: vars.color.accent, borderColor: vars.color.accent },
    '&[aria-invalid="true"]': { borderColor: vars.color.negative },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
} as const;

export const box = style([
  mark,
  {
    borderRadius: vars.radius.small,
    selectors: {
      '&:checked::after': {
        content: '',
        inlineSize: '0.4rem',
        blockSize: '0.75rem',
        borderInlineEnd: `2px solid ${vars.color.accentText}`,
        borderBlockEnd: `2px solid ${vars.color.accentText}`,
        rotate: '45deg',
        translate: '0 -0.1rem',
      },
    },
  },
]);

export const dot = style([
  mark,
  {
    borderRadius: vars.radius.round,
    selectors: {
      '&:checked::after': {
        content: '',
        inlineSize: '0.625rem',
        blockSize: '0.625rem',
        borderRadius: vars.radius.round,
        backgroundColor: vars.color.accentText,
      },
    },
  },
]);

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minInlineSize: 0,
});
