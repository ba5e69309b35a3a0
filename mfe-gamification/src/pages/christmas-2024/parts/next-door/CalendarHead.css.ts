import { media, vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface2,
  display: 'grid',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const content = style({
  display: 'grid',
  gap: vars.space.x4,
  alignContent: 'start',
  padding: vars.space.x5,
  '@media': { [media.tablet]: { order: -1, padding: vars.space.x8 } },
});

export const label = style({ fontWeight: vars.font.weightStrong });

export const clock = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x5,
  marginBlockStart: vars.space.x2,
});

export const unit = style({ display: 'grid' });

export const figure = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weightHeading,
  fontSize: vars.text.title1,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.accentInk,
});

export const unitName = style({ fontSize: vars.text.caption, color: vars.color.textMuted });
