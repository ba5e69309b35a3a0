import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space.x2,
});

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minInlineSize: 0,
  padding: vars.space.x3,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
  fontSize: vars.text.small,
});

export const head = style({
  display: 'flex',
  // the time moves below a long name
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x2,
});

export const time = style({ fontWeight: vars.font.weightStrong, fontVariantNumeric: 'tabular-nums' });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.caption });
