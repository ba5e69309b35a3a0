import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const quick = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))', gap: vars.space.x2 });

export const room = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2, fontSize: vars.text.small, color: vars.color.textMuted });

export const note = style({ fontSize: vars.text.small, color: vars.color.textMuted, textAlign: 'center', fontVariantNumeric: 'tabular-nums' });
