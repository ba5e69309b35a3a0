import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const lines = style({ display: 'grid', gap: vars.space.x1 });
