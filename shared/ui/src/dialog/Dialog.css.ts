import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

const rise = { transform: 'translateY(1.5rem)', opacity: 0 } as const;

/** A bottom sheet on a phone, a centred card elsewhere. In the browser's top layer, above all other content. */
export const dialog = style({
  position: 'fixed',
  insetBlockStart: 'auto',
  insetBlockEnd: 0,
  insetInline: 0,
  inlineSize: '100%',
  maxBlockSize: 'min(92dvh, 52rem)',
  margin: '0 auto',
  overflow: 'hidden',
  borderStartStartRadius: vars.radius.sheet,
  borderStartEndRadius: vars.radius.sheet,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
  color: vars.color.text,
  boxShadow: vars.elevation.overlay,
  transitionProperty: 'transform, opacity',
  transitionDuration: vars.motion.slow,
  transitionTimingFunction: vars.motion.easing,
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { backgroundColor: vars.color.backdrop },
  },
  '@starting-style': rise,
  '@media': {
    [media.tablet]: {
      insetBlock: 0,
      margin: 'auto',
      blockSize: 'fit-content',
      borderRadius: vars.radius.card,
    },
    [media.reducedMotion]: { transform: 'none' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const sizes = styleVariants(
  { small: '26rem', medium: '34rem', large: '52rem', full: '90rem' },
  (max) => ({
    '@media': { [media.tablet]: { maxInlineSize: `min(${max}, calc(100vw - 4rem))` } },
  }),
);

/** Fixed height: search results must not resize the dialog with each letter. */
export const tall = style({
  blockSize: 'min(92dvh, 52rem)',
  '@media': { [media.tablet]: { blockSize: 'min(80dvh, 44rem)' } },
});

/**
 * Fixed position of the header, content grows downwards. A bottom sheet is aligned to the bottom and has its
 * full height immediately.
 */
export const anchored = style({
  blockSize: 'min(92dvh, 52rem)',
  '@media': {
    [media.tablet]: {
      blockSize: 'fit-content',
      maxBlockSize: 'min(84dvh, 52rem)',
      insetBlock: '8dvh auto',
      marginBlock: 0,
    },
  },
});

/** Quick deposit with a stored card: the page behind stays visible (requirements/screens#quick-deposit). */
export const bareBackdrop = style({ selectors: { '&::backdrop': { backgroundColor: 'transparent' } } });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  padding: `${vars.space.x4} ${vars.space.x4} ${vars.space.x2} ${vars.space.x5}`,
  '@media': {
    [media.tablet]: { padding: `${vars.space.x5} ${vars.space.x5} ${vars.space.x2} ${vars.space.x8}` },
  },
});

export const body = style({
  padding: `${vars.space.x2} ${vars.space.x5} ${vars.space.x5}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  minBlockSize: 0,
  flex: '1 1 auto',
  '@media': { [media.tablet]: { padding: `${vars.space.x2} ${vars.space.x8} ${vars.space.x6}` } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.x3,
  padding: `${vars.space.x3} ${vars.space.x5} calc(${vars.space.x5} + env(safe-area-inset-bottom))`,
  '@media': { [media.tablet]: { padding: `${vars.space.x3} ${vars.space.x8} ${vars.space.x8}` } },
});

/** On a phone the buttons share one row at the bottom. */
export const footItem = style({ flex: '1 1 8rem', '@media': { [media.tablet]: { flex: '0 0 auto' } } });
