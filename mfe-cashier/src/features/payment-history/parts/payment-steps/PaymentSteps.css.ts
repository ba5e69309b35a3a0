import { vars } from '@foyer/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const steps = style({ display: 'grid', listStyle: 'none' });

/** A line connects each mark to the next. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: vars.space.x3,
  paddingBlockEnd: vars.space.x4,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '1.5rem 0',
      insetInlineStart: '0.6875rem',
      inlineSize: '2px',
      backgroundColor: vars.color.line,
    },
  },
});

const base = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: '50%',
});

export const marks = styleVariants({
  done: [base, { backgroundColor: vars.color.positiveSoft, color: vars.color.positive }],
  ended: [base, { backgroundColor: vars.color.surface3, color: vars.color.text }],
  waits: [base, { color: vars.color.textMuted, boxShadow: `inset 0 0 0 2px ${vars.color.lineStrong}` }],
});

export const content = style({ display: 'grid', gap: vars.space.x1 });

export const name = style({ fontWeight: vars.font.weightStrong });

export const note = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});
