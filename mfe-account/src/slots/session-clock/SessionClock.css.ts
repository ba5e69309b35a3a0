import { media, vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  selectors: {
    // on a phone the button and the clock have a line of their own
    '&:has([data-break-button])': {
      inlineSize: '100%',
      justifyContent: 'space-between',
      '@media': { [media.tablet]: { inlineSize: 'auto' } },
    },
  },
});

export const clock = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  // a phone has room for the time and an amount of five figures beside the links of the bar
  gap: vars.space.x2,
  fontSize: vars.text.caption,
  '@media': { [media.tablet]: { gap: vars.space.x3, fontSize: vars.text.small } },
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // wraps with text at 200 % on a phone (ADR 0272)
  '@container': { '(max-width: 18rem)': { flexWrap: 'wrap' } },
  margin: 0,
});

export const entry = style({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space.x1 });
export const label = style({ opacity: 0.8 });
export const value = style({ margin: 0, fontWeight: vars.font.weightStrong });
