import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';
import { LARGE_TEXT } from '../frameTop.ts';

/** Groups balance and deposit visually. */
export const balanceArea = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingInlineStart: vars.space.x3,
  borderRadius: vars.radius.button,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface2,
  '@container': {
    [LARGE_TEXT]: {
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: vars.space.x2,
      paddingInlineStart: 0,
      backgroundColor: 'transparent',
    },
  },
  '@media': { [media.desktop]: { paddingInlineStart: vars.space.x4 } },
});

export const balance = style({
  display: 'flex',
  flexDirection: 'column',
  lineHeight: '1.2',
  fontSize: vars.text.small,
});

export const balanceLabel = style({
  color: vars.color.textMuted,
  fontSize: '0.6875rem',
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
});

export const stale = style({ opacity: 0.6 });

export const bonus = style({
  color: vars.color.accentInk,
  fontSize: '0.6875rem',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
