import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const list = style({ display: 'grid', gap: `${vars.space.x4} ${vars.space.x6}` });

const columnsFrom = (width: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
});

/** `wide` holds a date with its time zone on one line. */
export const columns = styleVariants({ narrow: columnsFrom('10rem'), wide: columnsFrom('20rem') });

export const label = style({
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  letterSpacing: vars.font.trackingLabel,
  textTransform: vars.font.labelCase as 'none',
});

export const value = style({
  fontWeight: vars.font.weightStrong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const stat = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1, minInlineSize: 0 });

export const statValue = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weightHeading,
  fontSize: vars.text.title2,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.font.trackingHeading,
  fontVariantNumeric: 'tabular-nums',
});
