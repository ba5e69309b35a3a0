import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const TURN_MS = 1_800;

export const wheel = style({
  display: 'block',
  inlineSize: 'min(100%, 15rem)',
  marginInline: 'auto',
});
export const rim = style({ fill: vars.color.surface2, stroke: vars.color.line, strokeWidth: 2 });
export const segment = style({ stroke: vars.color.surface1, strokeWidth: 1.5 });
export const pointer = style({ fill: vars.color.text, stroke: vars.color.surface1, strokeWidth: 2 });
export const still = style({});
export const turning = style({ transition: `transform ${TURN_MS}ms cubic-bezier(0.2, 0.7, 0.2, 1)` });

export const card = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(100%, 15rem)',
  blockSize: '9rem',
  marginInline: 'auto',
  borderRadius: vars.radius.card,
  border: `2px solid ${vars.color.line}`,
  background: vars.color.surface2,
  overflow: 'hidden',
  fontSize: '3rem',
});
export const cardPrize = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '6rem',
  blockSize: '6rem',
});
export const cover = style({
  position: 'absolute',
  inset: 0,
  background: `repeating-linear-gradient(135deg, ${vars.color.second} 0 1rem, color-mix(in oklab, ${vars.color.second}, ${vars.color.surface1} 25%) 1rem 2rem)`,
});
export const fadingCover = style([cover, { transition: 'opacity 900ms ease-out' }]);

export const boxes = style({ display: 'flex', justifyContent: 'center', gap: vars.space.x4 });
export const box = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '5rem',
  blockSize: '5rem',
  borderRadius: vars.radius.card,
  border: `2px solid ${vars.color.line}`,
  background: vars.color.surface2,
  fontSize: '2rem',
});
export const chosenBox = style([box, { borderColor: vars.color.accent, borderWidth: '3px' }]);
