import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x4 });
