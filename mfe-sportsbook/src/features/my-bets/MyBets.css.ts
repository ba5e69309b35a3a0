import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  paddingBlockStart: vars.space.x4,
});

export const tools = style({ paddingBlockStart: vars.space.x3 });

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface2,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});

export const legs = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 });

export const leg = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.x3,
  fontSize: vars.text.small,
});

export const choice = style({ fontWeight: vars.font.weightStrong, overflowWrap: 'anywhere' });

export const price = style({
  fontWeight: vars.font.weightStrong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const progress = style({
  gridColumn: '1 / -1',
  display: 'flex',
  gap: vars.space.x3,
  alignItems: 'baseline',
});

export const score = style({
  fontSize: vars.text.caption,
  fontWeight: vars.font.weightStrong,
  fontVariantNumeric: 'tabular-nums',
});

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.caption });

export const details = style([muted, { gridColumn: '1 / -1' }]);

export const result = style([muted, { textAlign: 'end' }]);
