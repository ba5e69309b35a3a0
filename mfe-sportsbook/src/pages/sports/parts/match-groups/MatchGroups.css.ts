import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const blocks = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 });
