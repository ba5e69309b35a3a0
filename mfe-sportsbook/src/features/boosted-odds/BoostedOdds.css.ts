import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gap: vars.space.x3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
});

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  padding: vars.space.x3,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface2,
  minInlineSize: 0,
});

export const legs = style({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.caption });

export const prices = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.x2,
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
});

export const regular = style({ color: 'inherit', opacity: 0.75, textDecoration: 'line-through' });

export const boosted = style({ fontWeight: vars.font.weightStrong });
