import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const charts = style({
  display: 'grid',
  gap: vars.space.x5,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.small });
export const whole = style({ display: 'grid', gap: vars.space.x4, minInlineSize: 0 });
