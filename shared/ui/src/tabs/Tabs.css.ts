import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const list = style({
  display: 'flex',
  gap: vars.space.x1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
});

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x3,
  flex: 'none',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontWeight: vars.font.weightStrong,
  fontSize: vars.text.small,
  letterSpacing: vars.font.trackingLabel,
  textTransform: vars.font.labelCase as 'none',
  outlineOffset: '-2px',
  transition: `color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-selected="true"], &[aria-current="page"]': { color: vars.color.text },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space.x3,
      insetBlockEnd: 0,
      blockSize: '3px',
      backgroundImage: vars.image.ribbon,
      transform: 'scaleX(0)',
      transition: `transform ${vars.motion.normal} ${vars.motion.easing}`,
    },
    '&[aria-selected="true"]::after, &[aria-current="page"]::after': { transform: 'none' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-selected="true"], &[aria-current="page"]': {
          color: 'Highlight',
          textDecoration: 'underline',
        },
      },
    },
  },
});

export const panel = style({ paddingBlockStart: vars.space.x5, minInlineSize: 0 });
