import { media, vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const lines = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });

export const group = style([lines, { minInlineSize: 0 }]);

export const legend = style({
  marginBlockEnd: vars.space.x2,
  fontSize: vars.text.small,
  fontWeight: vars.font.weightStrong,
});

export const choice = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  gridTemplateAreas: '"input mark head" "input facts facts"',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
  minBlockSize: '4rem',
  padding: `${vars.space.x3} ${vars.space.x4}`,
  borderRadius: vars.radius.field,
  cornerShape: vars.corner.shape,
  border: `${vars.size.line} solid ${vars.color.line}`,
  backgroundColor: vars.color.surface1,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}, background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:has(input:checked)': {
      borderColor: vars.color.accentInk,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentInk}`,
      backgroundColor: vars.color.surface2,
    },
    '&:has(input:focus-visible)': {
      outline: `${vars.size.focus} solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    '&:has(input:disabled)': { cursor: 'default', backgroundColor: 'transparent' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:has(input:disabled))': { borderColor: vars.color.lineStrong } },
    },
    [media.forcedColors]: { selectors: { '&:has(input:checked)': { outline: '2px solid Highlight' } } },
    // with enough room the icon is beside both lines
    [media.tablet]: { gridTemplateAreas: '"input mark head" "input mark facts"', rowGap: '0.125rem' },
  },
});

export const input = style({
  gridArea: 'input',
  appearance: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  // keeps the whole line above the button that sticks to the dialog
  scrollMarginBlockEnd: '10rem',
  border: `2px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
  outline: 'none', // the whole line shows the focus ring
  selectors: {
    '&:checked': { borderColor: vars.color.accentInk, borderWidth: '6px' },
    '&:disabled': { borderColor: vars.color.line },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

export const mark = style({ gridArea: 'mark' });

/** Method, account and badge: side by side while they fit, otherwise one per line. */
export const head = style({
  gridArea: 'head',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  rowGap: vars.space.x1,
  minInlineSize: 0,
});

export const name = style({ fontWeight: vars.font.weightStrong, overflowWrap: 'anywhere' });

export const account = style({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });

/** Space for a dot and its margins. */
const GAP = '1em';

export const facts = style({
  gridArea: 'facts',
  overflow: 'clip',
  fontSize: vars.text.small,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** Starts where the dot before the first fact of a line is hidden. */
export const line = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `-${GAP}` });

/** Lines wrap between items, and within an item only if it is wider than the line. */
export const fact = style({
  position: 'relative',
  maxInlineSize: '100%',
  paddingInlineStart: GAP,
  overflowWrap: 'anywhere',
  // hidden from screen readers
  selectors: {
    '&::before': {
      content: ['"·"', '"·" / ""'],
      position: 'absolute',
      insetInlineStart: 0,
      inlineSize: GAP,
      textAlign: 'center',
    },
  },
});
