import { media, vars } from '@foyer/theme';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

const FADE_DURATION = '3200ms';

const button = style({
  position: 'relative',
  display: 'flex',
  // where the column is narrow, long odds ("−0.263", "53.76%") are below the label
  flexWrap: 'wrap',
  alignContent: 'center',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x1,
  lineHeight: 1.25,
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.field,
  cornerShape: vars.corner.shape,
  border: '1px solid transparent',
  backgroundColor: vars.color.surface3,
  color: vars.color.text,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&[aria-pressed="true"]': { backgroundColor: vars.color.accent, color: vars.color.accentText },
    '&:active': { scale: '0.975' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-pressed="true"])': { backgroundColor: vars.color.surface4 },
      },
    },
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        '&[aria-pressed="true"]': {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

/** A price of a suspended market. */
export const suspended = style({
  selectors: {
    '&&': { backgroundColor: 'transparent', borderColor: vars.color.line, color: vars.color.textMuted },
    '&&[aria-pressed="true"]': { borderColor: vars.color.accentInk },
  },
});

export const buttons = styleVariants({
  /** Label and price on one line. */
  short: [button],
  /** A name of up to two lines beside the price. */
  named: [button, { flexWrap: 'nowrap', columnGap: vars.space.x2, paddingBlock: vars.space.x1 }],
  /** The name above the price, in a narrow column. */
  stacked: [
    button,
    {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      justifyContent: 'space-between',
      paddingBlock: vars.space.x2,
    },
  ],
});

const label = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  selectors: { [`${button}[aria-pressed="true"] &`]: { color: 'inherit' } },
});

const name = style({ minInlineSize: 0, overflowWrap: 'break-word', textAlign: 'start' });

export const labels = styleVariants({ short: [label], named: [name], stacked: [name] });

export const price = style({ flex: 'none', marginInlineStart: 'auto', fontWeight: vars.font.weightStrong });

/** Crossed out while the price may be outdated. */
export const old = style({ fontWeight: vars.font.weightBody, textDecoration: 'line-through' });

const fadeOut = keyframes({ '0%, 75%': { opacity: 1 }, '100%': { opacity: 0 } });

const move = style({
  position: 'absolute',
  insetBlock: '-1px',
  insetInline: '-1px',
  borderRadius: 'inherit',
  pointerEvents: 'none',
  opacity: 0,
  animation: `${fadeOut} ${FADE_DURATION} ${vars.motion.easing}`,
  // The arrow shows it too, because colour alone is not enough.
  selectors: {
    '&::after': { content: '', position: 'absolute', insetInlineEnd: '3px', border: '4px solid transparent' },
  },
  // Visible for the same time without the fade.
  '@media': { [media.reducedMotion]: { animationTimingFunction: 'step-end' } },
});

export const moves = styleVariants({
  up: [
    move,
    {
      boxShadow: `inset 0 0 0 1.5px ${vars.color.positive}`,
      selectors: { '&::after': { insetBlockStart: '0', borderBlockEndColor: vars.color.positive } },
    },
  ],
  down: [
    move,
    {
      boxShadow: `inset 0 0 0 1.5px ${vars.color.negative}`,
      selectors: { '&::after': { insetBlockEnd: '0', borderBlockStartColor: vars.color.negative } },
    },
  ],
});
