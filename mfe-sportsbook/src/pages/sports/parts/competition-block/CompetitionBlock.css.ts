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

/** Beside the name, or as much of it as there is room for. */
export const country = style({
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.caption,
});

export const empty = style({ padding: vars.space.x3 });

export const more = style({
  display: 'flex',
  justifyContent: 'center',
  padding: vars.space.x2,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
