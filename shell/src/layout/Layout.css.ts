import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

/** Space of the regulatory bar while it loads; the theme's --fy-frame-top depends on it. */
export const regulatory = style({ blockSize: '2.25rem' });

/**
 * Sticky while the page scrolls: navigation, balance and safer-gambling controls. With text at 200 % on a phone
 * it scrolls away, because it would take a third of the screen.
 */
export const top = style({
  containerType: 'inline-size',
  position: 'sticky',
  insetBlockStart: 'min(0px, (100vw - 18rem) * 999)',
  zIndex: 40,
  // on paper only the content of a page is useful
  '@media': { print: { display: 'none' } },
});

const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' });

/** Grid columns of each layout. */
export const bodies = styleVariants({
  plain: [body],
  default: [body, { '@media': { [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } } }],
  layout1: [body],
  /** layout2 beside the navigation of the account: a fourth column would leave a narrow page. */
  withoutSidebar: [
    body,
    { '@media': { [media.desktop]: { gridTemplateColumns: '14.5rem minmax(0, 1fr)' } } },
  ],
  layout2: [
    body,
    {
      '@media': {
        [media.desktop]: { gridTemplateColumns: '14.5rem minmax(0, 1fr)' },
        [media.wide]: { gridTemplateColumns: '14.5rem minmax(0, 1fr) 19rem' },
      },
    },
  ],
});

const rail = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.x4,
      position: 'sticky',
      insetBlockStart: 'var(--fy-frame-top)',
      // the consent banner does not cover its end
      blockSize: 'calc(100dvh - var(--fy-frame-top) - var(--fy-notice-space, 0px))',
      padding: vars.space.x3,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'none',
    },
    print: { display: 'none' },
  },
});

export const rails = styleVariants({
  open: [rail, { inlineSize: vars.size.rail }],
  closed: [rail, { inlineSize: '4.25rem' }],
  column: [
    rail,
    { borderInlineEnd: `${vars.size.line} solid ${vars.color.line}`, padding: `${vars.space.x3} 0` },
  ],
});

export const railFoot = style({ marginBlockStart: 'auto' });

export const main = style({
  minInlineSize: 0,
  minBlockSize: 'calc(100dvh - var(--fy-frame-top))',
  outline: 'none',
});

/** `main` is at least a screen high, so the footer loads below the fold; this is about its height on a desktop. */
export const bottom = style({
  minBlockSize: '28rem',
  backgroundColor: vars.color.frame,
  '@media': { print: { display: 'none' } },
});
