import { media, vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const block = style({
  overflow: 'clip',
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: '2.25rem',
  paddingInline: vars.space.x3,
  color: vars.color.textMuted,
  backgroundColor: vars.color.surface2,
});

export const more = style({
  display: 'flex',
  justifyContent: 'center',
  padding: vars.space.x2,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
