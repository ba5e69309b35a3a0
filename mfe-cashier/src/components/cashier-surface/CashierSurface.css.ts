import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';
import { DARK_SURFACE } from './darkSurface.ts';

/** The colours of DARK_SURFACE in place of the brand's; fills with their own text colour keep those of the brand. */
export const dark = style({
  vars: {
    [vars.color.surface0]: DARK_SURFACE.surface0,
    [vars.color.surface1]: DARK_SURFACE.surface1,
    [vars.color.surface2]: DARK_SURFACE.surface2,
    [vars.color.surface3]: DARK_SURFACE.surface3,
    [vars.color.surface4]: DARK_SURFACE.surface4,
    [vars.color.text]: DARK_SURFACE.text,
    [vars.color.textMuted]: DARK_SURFACE.textMuted,
    [vars.color.line]: DARK_SURFACE.surface4,
    [vars.color.lineStrong]: DARK_SURFACE.lineStrong,
    [vars.color.accentInk]: DARK_SURFACE.ink,
    [vars.color.accentSoft]: DARK_SURFACE.soft,
    [vars.color.focus]: DARK_SURFACE.ink,
    [vars.color.positive]: DARK_SURFACE.positive,
    [vars.color.positiveSoft]: DARK_SURFACE.soft,
    [vars.color.negative]: DARK_SURFACE.negative,
    [vars.color.negativeSoft]: DARK_SURFACE.soft,
    [vars.color.warning]: DARK_SURFACE.warning,
    [vars.color.warningSoft]: DARK_SURFACE.soft,
    [vars.color.info]: DARK_SURFACE.ink,
    [vars.color.infoSoft]: DARK_SURFACE.soft,
  },
  padding: vars.space.x5,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface0,
  color: vars.color.text,
  colorScheme: 'dark',
});
