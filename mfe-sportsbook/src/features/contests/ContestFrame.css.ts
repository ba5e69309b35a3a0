import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const title = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2, minInlineSize: 0 });
