import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x5, paddingBlockEnd: vars.space.x4 });
