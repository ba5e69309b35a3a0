import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const steps = style({
  display: 'grid',
  gap: vars.space.x3,
  counterReset: 'step',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.x3,
  alignItems: 'start',
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    borderRadius: '50%',
    border: `1.5px solid ${vars.color.accentInk}`,
    color: vars.color.accentInk,
    fontVariantNumeric: 'tabular-nums',
  },
});
