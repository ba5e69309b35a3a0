import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';
import { TOAST_CLOSING_MS } from '../../services/toasts/toasts.machine.ts';

const CLOSING = `${TOAST_CLOSING_MS}ms`;
/** Heights of the consent banner and the live-chat button while they are shown: they stay uncovered. */
const RESERVED = 'var(--fy-notice-space, 0px) + var(--fy-chat-space, 0px)';

const region = style({
  position: 'fixed',
  zIndex: 60,
  insetInline: vars.space.x3,
  insetBlockEnd: `calc(var(--fy-bar-space) + ${RESERVED} + ${vars.space.x3})`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: {
      insetInline: 'auto',
      insetInlineEnd: vars.space.x6,
      insetBlockEnd: `calc(var(--fy-bar-space) + ${RESERVED} + ${vars.space.x6})`,
      inlineSize: '24rem',
    },
  },
});

/** Above the bar, the banner and the button at the bottom of the page. */
const above = (space: string) => `calc(var(--fy-bar-space) + ${RESERVED} + ${space})`;

export const regions = styleVariants({
  page: [region],
  // on a phone a dialog is a bottom sheet with its buttons at the bottom, which toasts must not cover
  dialog: [
    region,
    {
      // while a dialog opens, its transform positions its toasts relative to it: they are shown afterwards
      transition: `opacity ${vars.motion.fast} ${vars.motion.slow}`,
      '@starting-style': { opacity: 0 },
      insetBlock: `calc(${vars.space.x2} + env(safe-area-inset-top)) auto`,
      '@media': { [media.tablet]: { insetBlock: `auto ${above(vars.space.x6)}` } },
    },
  ],
});

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });

const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: `${vars.space.x2} ${vars.space.x2} ${vars.space.x2} ${vars.space.x4}`,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface3,
  color: vars.color.text,
  boxShadow: vars.elevation.overlay,
  pointerEvents: 'auto',
  animation: `${arrive} ${vars.motion.slow} ${vars.motion.easing}`,
  transition: `opacity ${CLOSING} ease-out, transform ${CLOSING} ease-out`,
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    [media.reducedMotion]: { animation: 'none' },
  },
});

export const phases = styleVariants({
  open: [toast],
  closing: [toast, { opacity: 0, transform: 'translateY(0.5rem)' }],
});

const mark = style({ display: 'inline-flex', flex: 'none' });

export const marks = styleVariants({
  success: [mark, { color: vars.color.positive }],
  error: [mark, { color: vars.color.negative }],
  info: [mark, { color: vars.color.info }],
  warning: [mark, { color: vars.color.warning }],
});

export const text = style({ flex: 1, minInlineSize: 0, fontSize: vars.text.small });
