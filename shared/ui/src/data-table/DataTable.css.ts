import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

/**
 * Container query: the table depends on its own width, so that it becomes cards in a narrow column of a
 * desktop page too.
 */
export const frame = style({ containerType: 'inline-size', minInlineSize: 0 });

const NARROW = '(max-width: 38rem)';
/** A phone with text at 200 %: a value is below its label. */
const LARGE_TEXT = '(max-width: 14rem)';

export const table = style({
  inlineSize: '100%',
  fontSize: vars.text.small,
  overflowWrap: 'break-word', // a column is at least as wide as its longest word
  '@container': { [NARROW]: { display: 'block', overflowWrap: 'anywhere' } },
});

export const caption = style({
  textAlign: 'start',
  paddingBlockEnd: vars.space.x3,
  color: vars.color.textMuted,
  '@container': { [NARROW]: { display: 'block' } },
});

export const head = style({
  '@container': {
    [NARROW]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const heading = style({
  padding: `${vars.space.x2} ${vars.space.x3}`,
  color: vars.color.textMuted,
  fontWeight: vars.font.weightStrong,
  fontSize: vars.text.caption,
  letterSpacing: vars.font.trackingLabel,
  textTransform: vars.font.labelCase as 'none',
  whiteSpace: 'nowrap',
  boxShadow: `inset 0 -1px 0 ${vars.color.lineStrong}`,
});

export const body = style({ '@container': { [NARROW]: { display: 'grid', gap: vars.space.x3 } } });

export const row = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@container': {
    [NARROW]: {
      display: 'grid',
      gap: vars.space.x2,
      padding: vars.space.x4,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface1,
      border: 0,
      boxShadow: vars.elevation.raised,
    },
  },
});

export const cell = style({
  padding: vars.space.x3,
  verticalAlign: 'middle',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 'inherit',
  '@container': {
    [NARROW]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space.x4,
      padding: 0,
      textAlign: 'end',
      // A long value must not break its label between letters.
      selectors: {
        '&::before': {
          content: 'attr(data-label)',
          flex: 'none',
          maxInlineSize: '50%',
          color: vars.color.textMuted,
          textAlign: 'start',
        },
        // a label without a value is noise on a card; the cell stays for assistive technology
        '&:has(> :empty)': {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
    [LARGE_TEXT]: { flexWrap: 'wrap' },
  },
});

/** One box beside the label of a card, also for a cell with several lines. */
export const value = style({
  minInlineSize: 0,
  '@container': {
    [NARROW]: { textAlign: 'end', selectors: { 'th > &': { textAlign: 'start' } } },
  },
});

export const primary = style({
  textAlign: 'start',
  fontWeight: vars.font.weightStrong,
  '@container': {
    [NARROW]: {
      fontSize: vars.text.body,
      textAlign: 'start',
      justifyContent: 'start',
      selectors: { '&::before': { display: 'none' } },
    },
  },
});

export const aligns = styleVariants({ start: { textAlign: 'start' }, end: { textAlign: 'end' } });
