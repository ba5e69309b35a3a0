import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const terms = style({
  display: 'grid',
  gap: vars.space.x1,
  paddingBlockStart: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  listStyle: 'none',
});

export const term = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.x2,
  alignItems: 'start',
});

export const mark = style({ display: 'inline-flex', marginBlockStart: '0.2em' });
