import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

/** Enough width for prices beside the teams. */
const BESIDE = '(min-width: 36rem)';
/** Enough width for totals too. */
const WIDE = '(min-width: 52rem)';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.x2} ${vars.space.x3}`,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x3,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@container': {
    [BESIDE]: {
      gridTemplateColumns: '4.75rem minmax(0, 1fr) 13.5rem',
      alignItems: 'center',
      paddingBlock: vars.space.x2,
    },
    [WIDE]: { gridTemplateColumns: '4.75rem minmax(0, 1fr) 13.5rem 13rem' },
  },
});

export const match = style({
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.x1,
});

export const competition = style({
  gridColumn: '1 / -1',
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
});

/** Inline-level, so that the underline of the link is only where it is set again. */
export const sides = style({
  display: 'inline-grid',
  inlineSize: '100%',
  verticalAlign: 'top',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  columnGap: vars.space.x3,
  rowGap: '0.125rem',
  fontSize: vars.text.small,
  lineHeight: '1.35',
});

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** The affordance of the link. */
export const all = style({
  gridColumn: '1 / -1',
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { 'a:hover &': { color: vars.color.text } },
});

export const leading = style({ fontWeight: vars.font.weightStrong });

const figure = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end', minInlineSize: '1.25rem' });

export const inner = style([figure, { color: vars.color.textMuted }]);
export const score = style([figure, { fontWeight: vars.font.weightStrong }]);

export const prices = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.x1,
});

/** Hidden on a phone, where only the main market has room. */
export const total = style([prices, { display: 'none', '@container': { [WIDE]: { display: 'grid' } } }]);
