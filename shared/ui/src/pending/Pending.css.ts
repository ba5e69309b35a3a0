import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const pending = style({ color: 'transparent', backgroundColor: vars.color.surface2, borderRadius: vars.radius.small, userSelect: 'none' });
