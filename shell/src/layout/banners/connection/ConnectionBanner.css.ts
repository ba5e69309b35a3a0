import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

const appear = keyframes({ from: { opacity: 0 } });

/** Overlays the page: a lost connection must not move the control that the player is about to select. */
export const banner = style({
  position: 'fixed',
  zIndex: 50,
  insetBlockStart: 'calc(var(--fy-frame-top) + 0.5rem)',
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  maxInlineSize: 'calc(100vw - 2rem)',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.button,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.text,
  fontSize: vars.text.small,
  boxShadow: vars.elevation.lifted,
  // Short interruptions are common in trains and lifts: only longer ones are announced.
  animation: `${appear} ${vars.motion.slow} 1500ms backwards`,
});

export const mark = style({ color: vars.color.warning, display: 'inline-flex' });
