import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const window = style({
  maxBlockSize: '26rem',
  overflowY: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface1,
});

// separate borders: with collapsed ones, those of sticky rows would scroll away
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});

const cell = style({
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  textAlign: 'start',
  fontWeight: vars.font.weightBody,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const head = style([
  cell,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    backgroundColor: vars.color.surface2,
    color: vars.color.textMuted,
    fontSize: vars.text.caption,
  },
]);

export const headEnd = style([head, { textAlign: 'end' }]);

export const place = style([cell, { inlineSize: '4.5rem', fontWeight: vars.font.weightStrong }]);

export const name = style([cell, { overflowWrap: 'anywhere' }]);

export const score = style([cell, { textAlign: 'end', whiteSpace: 'nowrap' }]);

/** Stays in view at either end of the scrolled rows. */
export const mine = style({
  position: 'sticky',
  insetBlockStart: '2.25rem',
  insetBlockEnd: 0,
  backgroundColor: vars.color.surface3,
});
