import { style } from '@vanilla-extract/css';

export const item = style({ display: 'grid', minInlineSize: 0 });
