import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const prize = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2 });

export const swatch = style({
  flex: 'none',
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  borderRadius: '50%',
  border: `1px solid ${vars.color.line}`,
});

export const code = style({ overflowWrap: 'anywhere', fontFamily: 'monospace' });
