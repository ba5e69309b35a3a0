import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const picture = style({ inlineSize: '100%', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: vars.radius.tile, backgroundColor: vars.color.surface2 });
