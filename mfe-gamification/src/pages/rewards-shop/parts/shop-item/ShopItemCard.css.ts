import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const item = style({ display: 'grid', minInlineSize: 0 });

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  blockSize: '100%',
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.x3,
  alignItems: 'start',
});

export const art = style({ inlineSize: '5rem' });

export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x3,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weightHeading,
  fontSize: vars.text.title1,
  lineHeight: vars.leading.tight,
});

export const kind = style({
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
  fontWeight: vars.font.weightStrong,
  color: vars.color.textMuted,
});

/** At the bottom, so that the buttons of a row align. */
export const action = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  marginBlockStart: 'auto',
});
