import { vars } from '@foyer/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const lines = style({ display: 'flex', flexDirection: 'column' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0.125rem ${vars.space.x2}`,
  alignItems: 'start',
  paddingBlock: vars.space.x2,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.text.small,
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.125rem',
  minInlineSize: 0,
  paddingBlock: vars.space.x1,
});

export const choice = style({ fontWeight: vars.font.weightStrong, overflowWrap: 'anywhere' });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.caption });

export const side = style({ display: 'flex', alignItems: 'center', gap: vars.space.x1 });

export const price = style({ fontWeight: vars.font.weightStrong, fontVariantNumeric: 'tabular-nums' });

export const news = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space.x2,
});

/** Switches of a selection. */
export const choices = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

/** Long terms take two lines where the slip is narrow. */
export const terms = style({ whiteSpace: 'normal' });

const note = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  fontSize: vars.text.caption,
  fontWeight: vars.font.weightStrong,
  fontVariantNumeric: 'tabular-nums',
});

export const notes = styleVariants({
  better: [note, { color: vars.color.positive }],
  worse: [note, { color: vars.color.negative }],
  quiet: [note, { color: vars.color.textMuted }],
});

export const sum = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  fontSize: vars.text.body,
});
