import { style, styleVariants } from '@vanilla-extract/css';
import { media, navigationEntry, navigationHeading, navigationList, vars } from '@foyer/theme';

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const title = style(navigationHeading);

export const lists = styleVariants({
  column: navigationList,
  card: {
    overflow: 'clip',
    borderRadius: vars.radius.card,
    cornerShape: vars.corner.shape,
    backgroundColor: vars.color.surface1,
    boxShadow: vars.elevation.raised,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
});

// Inside, because the list clips its corners.
const insideOutline = { outlineOffset: `calc(-1 * ${vars.size.focus})` } as const;

export const entries = styleVariants({
  column: [
    style(navigationEntry),
    {
      ...insideOutline,
      paddingBlock: vars.space.x2,
      '@media': {
        // A mouse needs less height than a thumb, so that more entries are in view.
        [media.hover]: { minBlockSize: '2.375rem', paddingBlock: vars.space.x1 },
      },
    },
  ],
  card: {
    ...insideOutline,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x3,
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.x4,
    paddingBlock: vars.space.x3,
    transition: `background-color ${vars.motion.fast}`,
    selectors: {
      '&:active': { backgroundColor: vars.color.surface2 },
      'li:not(:first-child) > &': { borderBlockStart: `1px solid ${vars.color.line}` },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surface2 } } },
    },
  },
});

const icon = style({ display: 'inline-flex', flex: 'none' });

export const icons = styleVariants({
  column: [icon],
  card: [
    icon,
    {
      padding: vars.space.x2,
      borderRadius: vars.radius.field,
      backgroundColor: vars.color.accentSoft,
      color: vars.color.accentInk,
    },
  ],
});

export const text = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });

export const label = style({
  overflowWrap: 'anywhere',
  fontWeight: vars.font.weightStrong,
  lineHeight: '1.3',
});

export const hint = style({ color: vars.color.textMuted, fontSize: vars.text.small });
