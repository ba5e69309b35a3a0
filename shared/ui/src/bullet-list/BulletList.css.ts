import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  maxInlineSize: '44rem',
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  gap: vars.space.x2,
});

/** Half a line high, so that it is level with the first line of its text. */
export const dot = style({
  inlineSize: '0.375rem',
  blockSize: '0.375rem',
  marginBlockStart: 'calc(0.5lh - 0.1875rem)',
  marginInline: 'auto',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.textMuted,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
});

export const icon = style({
  display: 'inline-flex',
  blockSize: '1lh',
  alignItems: 'center',
  justifyContent: 'center',
  color: vars.color.textMuted,
});
