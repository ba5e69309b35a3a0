import { media, vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';
import { WIDE_WITH_SLIP } from './slipBreakpoint.ts';

/** Beside the matches where there is room. */
export const panel = style({
  display: 'none',
  '@container': {
    [WIDE_WITH_SLIP]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.x3,
      position: 'sticky',
      insetBlockStart: `calc(var(--fy-frame-top) + ${vars.space.x4})`,
      alignSelf: 'start',
      maxBlockSize: `calc(100dvh - var(--fy-frame-top) - ${vars.space.x8})`,
      overflowY: 'auto',
      padding: vars.space.x4,
      borderRadius: vars.radius.card,
      cornerShape: vars.corner.shape,
      backgroundColor: vars.color.surface1,
    },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/** On a phone: a bar above the bottom bar, shown when the slip has a selection. */
export const bar = style({
  position: 'sticky',
  zIndex: 20,
  insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${vars.space.x3})`,
  display: 'flex',
  boxShadow: vars.elevation.overlay,
  borderRadius: vars.radius.button,
  '@media': { [media.desktop]: { insetBlockEnd: vars.space.x4 } },
  '@container': { [WIDE_WITH_SLIP]: { display: 'none' } },
});
