import { media, vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

/** The clock is at the end of the line. */
export const clock = style({ marginInlineStart: 'auto' });

export const statistics = style({ margin: 0, fontSize: vars.text.small, fontVariantNumeric: 'tabular-nums' });
