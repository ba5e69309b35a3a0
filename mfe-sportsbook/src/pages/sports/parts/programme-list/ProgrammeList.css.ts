import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x8 });
export const blocks = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 });
