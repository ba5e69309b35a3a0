import { media, vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const steps = style({
  display: 'grid',
  gap: vars.space.x4,
  listStyle: 'none',
  '@media': { [media.desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

export const step = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minInlineSize: 0,
  '@media': { [media.desktop]: { flexDirection: 'row' } },
});

/** Points down in one column and right in a row. */
export const arrow = style({
  flex: 'none',
  alignSelf: 'center',
  color: vars.color.accent,
  rotate: '90deg',
  '@media': { [media.desktop]: { rotate: 'none' } },
});

export const content = style({
  display: 'grid',
  flex: 1,
  alignContent: 'start',
  gap: vars.space.x2,
  minInlineSize: 0,
  padding: vars.space.x5,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface1,
});

export const number = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weightHeading,
  fontSize: vars.text.title1,
  lineHeight: vars.leading.tight,
  color: vars.color.textMuted,
});

export const subtitle = style({ fontWeight: vars.font.weightStrong });
