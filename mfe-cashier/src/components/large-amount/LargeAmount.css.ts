import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

/** The container whose width limits the size of the amount. */
export const container = style({
  display: 'block',
  inlineSize: '100%',
  containerType: 'inline-size',
  textAlign: 'center',
});

export const sum = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weightHeading,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
