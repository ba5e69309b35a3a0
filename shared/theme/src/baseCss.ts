/**
 * CSS of values that grow with the viewport (gutters, header, space for a bottom bar) and of user
 * preferences such as reduced motion.
 */
export function responsiveCss(): string {
  return [
    // the header scrolls away where the screen is narrower than 18rem: with text at 200 % on a phone
    ':root{--fy-frame-top:clamp(0px,(100vw - 18rem)*999,var(--fy-size-header) + var(--fy-regulatory,0px) + var(--fy-strip,0px));--fy-bar-space:calc(var(--fy-size-bottom-bar) + env(safe-area-inset-bottom))}',
    // The regulatory bar above the header is 2.25rem high; sticky elements below the header need the sum.
    ':root:has([data-regulatory-bar]){--fy-regulatory:2.25rem}',
    '@media (min-width:768px){:root{--fy-size-gutter:1.5rem}}',
    // requirements/constants#layout: header 4rem, 5rem on desktop
    '@media (min-width:1024px){:root{--fy-size-header:5rem;--fy-bar-space:0px}}',
    '@media (min-width:1280px){:root{--fy-size-gutter:2.5rem}}',
    '@media (prefers-contrast:more){:root{--fy-color-text-muted:var(--fy-color-text);--fy-color-frame-muted:var(--fy-color-frame-text);--fy-color-line:var(--fy-color-line-strong)}}',
    // Not zero: some browsers do not fire transitionend for a zero duration, and components wait for it.
    '@media (prefers-reduced-motion:reduce){:root{--fy-motion-fast:1ms;--fy-motion-normal:1ms;--fy-motion-slow:1ms;--fy-motion-lift:0px}}',
  ].join('');
}

/** A page behind a modal, which does not scroll. */
export const LOCKED_PAGE = 'html:has(dialog:modal:not([data-scrolls-page]))';

/** Base styles of every page. In a cascade layer, so that the classes of components win in any load order. */
export const BASE_CSS: string = [
  '@layer reset{',
  '*,::before,::after{box-sizing:border-box}',
  '*{margin:0}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block:calc(var(--fy-frame-top) + 1rem) calc(var(--fy-bar-space) + var(--fy-notice-space,0px) + 1rem);-webkit-tap-highlight-color:transparent;background:var(--fy-color-surface0)}',
  // The page behind a modal does not scroll, except behind quick deposit
  // (requirements/screens#overlays-and-toasts); the scrollbar's space stays reserved to prevent a layout shift.
  `${LOCKED_PAGE}{overflow:hidden;scrollbar-gutter:stable}`,
  'body{min-block-size:100dvh;font-family:var(--fy-font-body);font-size:var(--fy-text-body);font-weight:var(--fy-font-weight-body);line-height:var(--fy-leading-body);color:var(--fy-color-text);background-color:var(--fy-color-surface0);background-image:var(--fy-image-ground);background-repeat:no-repeat;-webkit-font-smoothing:antialiased;overflow-wrap:break-word}',
  'img,svg,video,canvas,iframe{display:block;max-inline-size:100%}',
  'img,video{block-size:auto}',
  'button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}',
  'button{border:0;padding:0;background:none;text-align:inherit;cursor:pointer;touch-action:manipulation}',
  'a{color:inherit;text-decoration:none;touch-action:manipulation}',
  'ul,ol{padding:0;list-style:none}',
  'dl,dd,figure,fieldset,legend{padding:0;border:0;min-inline-size:0}',
  'table{border-collapse:collapse;border-spacing:0}',
  'h1,h2,h3,h4,h5,h6{font-size:inherit;font-weight:inherit;text-wrap:balance}',
  'p{text-wrap:pretty}',
  // Japanese has no spaces to break at: lines end between phrases instead of inside a word
  ':lang(ja){word-break:auto-phrase}',
  'dialog{padding:0;border:0;color:inherit;background:none;max-inline-size:none;max-block-size:none}',
  ':focus-visible{outline:var(--fy-size-focus) solid var(--fy-color-focus);outline-offset:2px}',
  // A heading receives focus after a navigation; a focus ring would suggest that it is interactive.
  ':is(h1,h2)[tabindex="-1"]:focus-visible,main:focus-visible{outline:none}',
  '::selection{background:var(--fy-color-accent);color:var(--fy-color-accent-text)}',
  '[hidden]{display:none}',
  '}',
  // cross-document view transitions with the duration of the brand
  '::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation-duration:var(--fy-motion-normal);animation-timing-function:var(--fy-motion-easing)}',
  '@media (prefers-reduced-motion:reduce){*,::before,::after,::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation-duration:1ms!important;animation-iteration-count:1!important;scroll-behavior:auto!important}}',
  '@media (forced-colors:active){:focus-visible{outline-color:Highlight}}',
].join('');
