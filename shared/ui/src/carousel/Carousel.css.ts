import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const carousel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minInlineSize: 0,
});

/** Extends through the page's gutter to the screen edge; snap positions align with the page content. */
export const track = style({
  display: 'flex',
  gap: vars.space.x3,
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  paddingInline: vars.size.gutter,
  // Padding for the hover lift and the focus ring, which overflow would clip.
  marginBlock: '-0.5rem',
  paddingBlock: '0.5rem',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.size.gutter,
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  '@media': { [media.tablet]: { gap: vars.space.x4 }, [media.reducedMotion]: { scrollBehavior: 'auto' } },
});

const item = style({ flex: 'none', scrollSnapAlign: 'start', minInlineSize: 0 });

export const items = styleVariants(
  {
    portrait: 'clamp(7.5rem, 36vw, 11.25rem)',
    square: 'clamp(7.5rem, 36vw, 11.25rem)',
    wide: 'clamp(min(13rem, 88vw), 62vw, 18.5rem)',
    card: 'clamp(min(15rem, 88vw), 78vw, 22rem)',
    chip: 'auto',
  },
  (inlineSize) => [item, { inlineSize }],
);

/** Scroll buttons are for pointers only: touch scrolls directly, the keyboard scrolls by moving the focus. */
export const buttons = style({
  display: 'none',
  gap: vars.space.x1,
  '@media': { [`${media.hover} and ${media.tablet}`]: { display: 'flex' } },
});

export const headSkeleton = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.size.touch });
