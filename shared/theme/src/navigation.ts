import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media.ts';
import { vars } from './vars.css.ts';

const label = {
  fontWeight: vars.font.weightStrong,
  letterSpacing: vars.font.trackingLabel,
  textTransform: vars.font.labelCase as 'none',
} as const;

/** Heading of a list of pages: of the main menu and of the navigation of an area. */
export const navigationHeading = {
  paddingInline: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  ...label,
} satisfies StyleRule;

export const navigationList = {
  display: 'flex',
  flexDirection: 'column',
  gap: '0.125rem',
} satisfies StyleRule;

/** Entry of a list of pages; a line at its start marks the current page. */
export const navigationEntry = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.button,
  cornerShape: vars.corner.shape,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  ...label,
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  selectors: {
    '&[aria-current="page"]': { backgroundColor: vars.color.surface2, color: vars.color.text },
    '&[aria-current="page"]::before': {
      content: '',
      position: 'absolute',
      insetBlock: '0.625rem',
      insetInlineStart: 0,
      inlineSize: '3px',
      borderRadius: vars.radius.round,
      backgroundColor: vars.color.accent,
    },
    '&:active': { scale: '0.985' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { backgroundColor: vars.color.surface1, color: vars.color.text } },
    },
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]': { color: 'Highlight', textDecoration: 'underline' } },
    },
  },
} satisfies StyleRule;
