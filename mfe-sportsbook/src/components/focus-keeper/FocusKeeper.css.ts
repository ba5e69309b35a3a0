import { vars } from '@foyer/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const column = style({ display: 'flex', flexDirection: 'column', ':empty': { display: 'none' } });

/** Space between the parts. */
export const gaps = styleVariants({
  small: [column, { gap: vars.space.x2 }],
  medium: [column, { gap: vars.space.x3 }],
  large: [column, { gap: vars.space.x4 }],
});
