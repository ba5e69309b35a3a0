import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

/** Space that the floating button takes from toasts and from the end of the page. */
globalStyle(':root', {
  vars: { '--fy-floating-chat': '0px' },
  '@media': { [media.desktop]: { vars: { '--fy-floating-chat': '4rem' } } },
});

/**
 * Above the consent banner, below dialogs and toasts. On phones it would cover the page, so the bottom bar
 * contains it.
 */
export const floating = style({
  display: 'none',
  position: 'fixed',
  zIndex: 34,
  insetInlineEnd: vars.space.x6,
  insetBlockEnd: `calc(var(--fy-bar-space) + var(--fy-notice-space, 0px) + ${vars.space.x6})`,
  placeItems: 'center',
  inlineSize: '3.25rem',
  blockSize: '3.25rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accent,
  color: vars.color.accentText,
  boxShadow: vars.elevation.overlay,
  '@media': {
    [media.desktop]: { display: 'grid' },
    [media.forcedColors]: { border: '1px solid ButtonText' },
    print: { display: 'none' },
  },
});

export const icons = styleVariants({ floating: '1.625rem', bar: '1.375rem' }, (size) => ({
  inlineSize: size,
  blockSize: size,
}));

const count = style({
  position: 'absolute',
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

export const counts = styleVariants({
  floating: [count, { insetBlockStart: '-0.125rem', insetInlineEnd: '-0.125rem' }],
  bar: [count, { insetBlockStart: '0.125rem', insetInlineStart: '50%' }],
});
