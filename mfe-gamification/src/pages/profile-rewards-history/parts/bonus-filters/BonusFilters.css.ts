import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const filters = style({ display: 'grid', gap: vars.space.x4 });

export const state = style({ maxInlineSize: '16rem' });
