import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const sections = style({ display: 'grid', gap: vars.space.x8, gridTemplateColumns: 'minmax(0, 1fr)' });

export const header = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gap: vars.space.x5,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x4,
  padding: vars.space.x5,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface1,
});
