import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const share = style({
  display: 'flex',
  flexWrap: 'wrap', // a long amount wraps below its account
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x3,
  borderBlockEnd: `${vars.size.line} solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 8rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const note = style({ fontSize: vars.text.small, color: vars.color.textMuted });

export const sum = style({
  flexShrink: 0,
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontWeight: vars.font.weightStrong,
  fontVariantNumeric: 'tabular-nums',
});

export const requested = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x4,
  textAlign: 'center',
});

/** Placed below the amount from which the fee is deducted. */
export const fee = style([
  note,
  { display: 'block', maxInlineSize: '10rem', marginInlineStart: 'auto', fontWeight: vars.font.weightBody },
]);

export const receive = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  paddingBlockStart: vars.space.x3,
  borderBlockStart: `${vars.size.line} solid ${vars.color.lineStrong}`,
});
