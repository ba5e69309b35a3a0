import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

const base = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  padding: `${vars.space.x3} ${vars.space.x4}`,
  borderRadius: vars.radius.field,
  cornerShape: vars.corner.shape,
  // Transparent; visible in forced-colors mode, which removes backgrounds.
  border: '1px solid transparent',
  color: vars.color.text,
  fontSize: vars.text.small,
});

export const tones = styleVariants({
  info: [base, { backgroundColor: vars.color.infoSoft }],
  positive: [base, { backgroundColor: vars.color.positiveSoft }],
  warning: [base, { backgroundColor: vars.color.warningSoft }],
  negative: [base, { backgroundColor: vars.color.negativeSoft }],
});

const mark = style({ display: 'inline-flex', flex: 'none' });

export const marks = styleVariants({
  info: [mark, { color: vars.color.info }],
  positive: [mark, { color: vars.color.positive }],
  warning: [mark, { color: vars.color.warning }],
  negative: [mark, { color: vars.color.negative }],
});

export const content = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
});

export const title = style({ fontWeight: vars.font.weightStrong });

/** As wide as its button, and apart from the text. */
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x2,
});
