import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  inlineSize: '100%',
  maxInlineSize: '48rem',
  marginInline: 'auto',
});

/** Controls are left out on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});

export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });

export const actions = style([
  screenOnly,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 },
]);

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface2,
  breakInside: 'avoid',
});

export const legs = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 });

export const value = style({ overflowWrap: 'anywhere' });
