import { style } from '@vanilla-extract/css';

export const art = style({ inlineSize: 'min(100%, 14rem)', marginInline: 'auto' });
