import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const title = style({ fontSize: vars.text.small, fontWeight: vars.font.weightStrong });
