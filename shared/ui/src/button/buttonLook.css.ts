import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

/** Shared styles of Button and ButtonLink. */
const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.x1,
  borderRadius: vars.radius.button,
  cornerShape: vars.corner.shape,
  fontWeight: vars.font.weightStrong,
  lineHeight: '1.2',
  letterSpacing: vars.font.trackingLabel,
  textTransform: vars.font.labelCase as 'none',
  textAlign: 'center',
  maxInlineSize: '100%',
  userSelect: 'none',
  transitionProperty: 'background-color, color, box-shadow, scale',
  transitionDuration: vars.motion.fast,
  transitionTimingFunction: vars.motion.easing,
  selectors: {
    // Immediate feedback: no transition into the pressed state.
    '&:active': { scale: '0.975', transitionDuration: '0ms' },
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed', scale: '1' },
  },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});

export const tones = styleVariants({
  primary: {
    color: vars.color.accentText,
    backgroundColor: vars.color.accent,
    '@media': {
      [media.hover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.accentHover } } },
    },
  },
  secondary: {
    color: vars.color.text,
    backgroundColor: vars.color.surface3,
    '@media': {
      [media.hover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.surface4 } } },
    },
  },
  quiet: {
    color: vars.color.text,
    boxShadow: `inset 0 0 0 ${vars.size.line} ${vars.color.lineStrong}`,
    '@media': {
      [media.hover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.surface2 } } },
    },
  },
  bare: {
    color: vars.color.text,
    '@media': {
      [media.hover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.surface2 } } },
    },
  },
  critical: {
    color: vars.color.negativeFillText,
    backgroundColor: vars.color.negativeFill,
    '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { filter: 'brightness(1.06)' } } } },
  },
});

/** In one line, except where the label is longer than a phone is wide (WCAG 1.4.4). */
const oneLine = {
  whiteSpace: 'nowrap',
  flexShrink: 0,
  '@media': { '(max-width: 430px)': { whiteSpace: 'normal' } },
} as const;

const smallTarget = { content: '', position: 'absolute', insetBlock: '-0.25rem', insetInline: 0 } as const;

export const sizes = styleVariants({
  // 36 px high with a touch target of 44 px: a pseudo-element extends the target.
  small: {
    ...oneLine,
    minBlockSize: '2.25rem',
    paddingInline: vars.space.x3,
    fontSize: vars.text.small,
    selectors: { '&::after': smallTarget },
  },
  // Small on phones, regular on wider screens.
  adaptive: {
    ...oneLine,
    minBlockSize: '2.25rem',
    paddingInline: vars.space.x3,
    fontSize: vars.text.small,
    selectors: { '&::after': smallTarget },
    '@media': {
      ...oneLine['@media'],
      [media.tablet]: {
        minBlockSize: vars.size.touch,
        paddingInline: vars.space.x5,
        fontSize: vars.text.body,
      },
    },
  },
  regular: { paddingInline: vars.space.x5, fontSize: vars.text.body },
  large: {
    minBlockSize: '3.25rem',
    paddingBlock: vars.space.x2,
    paddingInline: vars.space.x8,
    fontSize: vars.text.lead,
  },
});

export const stretched = style({ inlineSize: '100%' });

export const look = base;

/** The label stays in the layout, transparent, so that the button keeps its width and its accessible name. */
export const hiddenWhileBusy = style({ opacity: 0 });

export const busyMark = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

/** Not inline: an inline box would align the icon to the baseline. */
export const picture = style({ display: 'inline-flex' });
