import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const figure = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weightHeading,
  fontSize: vars.text.title1,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
});

export const sum = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x2 });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  fontVariantNumeric: 'tabular-nums',
});

/** The result is below the line. */
export const result = style({
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  paddingBlockStart: vars.space.x2,
  fontWeight: vars.font.weightStrong,
});

export const value = style({ whiteSpace: 'nowrap' });
