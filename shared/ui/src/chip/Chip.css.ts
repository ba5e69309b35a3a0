import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.button,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface2,
  color: vars.color.text,
  fontSize: vars.text.small,
  fontWeight: vars.font.weightStrong,
  letterSpacing: vars.font.trackingLabel,
  textTransform: vars.font.labelCase as 'none',
  whiteSpace: 'nowrap',
  flexShrink: 0,
  maxInlineSize: '100%',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&[aria-pressed="true"], &[aria-current="page"]': {
      backgroundColor: vars.color.accent,
      color: vars.color.accentText,
    },
    '&:active': { scale: '0.975' },
  },
  '@media': {
    // longer than a phone is wide with text at 200 %
    '(max-width: 430px)': { whiteSpace: 'normal' },
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-pressed="true"], [aria-current="page"])': { backgroundColor: vars.color.surface3 },
      },
    },
    [media.forcedColors]: {
      border: '1px solid ButtonText',
      selectors: {
        '&[aria-pressed="true"], &[aria-current="page"]': {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
