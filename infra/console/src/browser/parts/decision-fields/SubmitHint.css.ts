import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const hint = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 });
