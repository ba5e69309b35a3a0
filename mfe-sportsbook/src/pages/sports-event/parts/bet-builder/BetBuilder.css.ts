import { media, vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

/** Stays in sight while markets scroll below it. */
export const panel = style({
  position: 'sticky',
  zIndex: 10,
  insetBlockStart: `calc(var(--fy-frame-top) + ${vars.space.x2})`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  maxBlockSize: '46dvh',
  overflowY: 'auto',
  padding: vars.space.x3,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
  boxShadow: vars.elevation.overlay,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
});

export const odds = style({ fontWeight: vars.font.weightStrong, fontVariantNumeric: 'tabular-nums' });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.caption });

export const parts = style({ display: 'flex', flexDirection: 'column' });

export const part = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
