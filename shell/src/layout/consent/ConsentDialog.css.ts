import { media, vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

/**
 * A strip at the bottom of every page, above the bottom bar on phones. Text and buttons share a line where
 * there is room.
 */
export const banner = style({
  position: 'fixed',
  insetInline: vars.space.x3,
  insetBlockEnd: `calc(var(--fy-bar-space) + ${vars.space.x3})`,
  zIndex: 30,
  display: 'grid',
  gap: vars.space.x3,
  alignItems: 'center',
  padding: vars.space.x4,
  maxInlineSize: `calc(${vars.size.content} - 2 * ${vars.size.gutter})`,
  marginInline: 'auto',
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  background: vars.color.surface2,
  color: vars.color.text,
  boxShadow: vars.elevation.overlay,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: vars.space.x6,
      paddingInline: vars.space.x5,
    },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});
