import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

/** Above the bottom bar and the consent banner, below dialogs and toasts. */
export const button = style({
  position: 'fixed',
  zIndex: 34,
  insetInlineEnd: vars.space.x3,
  insetBlockEnd: `calc(var(--fy-bar-space) + var(--fy-notice-space, 0px) + ${vars.space.x3})`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.25rem',
  blockSize: '3.25rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accent,
  color: vars.color.accentText,
  boxShadow: vars.elevation.overlay,
  '@media': {
    [media.tablet]: {
      insetInlineEnd: vars.space.x6,
      insetBlockEnd: `calc(var(--fy-bar-space) + var(--fy-notice-space, 0px) + ${vars.space.x6})`,
    },
    [media.forcedColors]: { border: '1px solid ButtonText' },
    print: { display: 'none' },
  },
});

export const icon = style({ inlineSize: '1.625rem', blockSize: '1.625rem' });

export const count = style({
  position: 'absolute',
  insetBlockStart: '-0.125rem',
  insetInlineEnd: '-0.125rem',
  minInlineSize: '1.375rem',
  paddingInline: '0.25rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface0,
  color: vars.color.text,
  border: `1px solid ${vars.color.lineStrong}`,
  fontSize: vars.text.caption,
  fontWeight: vars.font.weightStrong,
  lineHeight: '1.25rem',
  textAlign: 'center',
});
