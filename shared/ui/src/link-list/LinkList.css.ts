import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const title = style({
  paddingInline: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  fontWeight: vars.font.weightStrong,
  letterSpacing: vars.font.trackingLabel,
  textTransform: vars.font.labelCase as 'none',
});

export const lists = styleVariants({
  column: { display: 'flex', flexDirection: 'column', gap: '0.125rem' },
  card: {
    overflow: 'clip',
    borderRadius: vars.radius.card,
    cornerShape: vars.corner.shape,
    backgroundColor: vars.color.surface1,
    boxShadow: vars.elevation.raised,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
});

const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.size.touch,
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  // Inside, because the list clips its corners.
  outlineOffset: `calc(-1 * ${vars.size.focus})`,
});

export const entries = styleVariants({
  column: [
    entry,
    {
      paddingInline: vars.space.x3,
      paddingBlock: vars.space.x2,
      borderRadius: vars.radius.button,
      cornerShape: vars.corner.shape,
      color: vars.color.textMuted,
      fontSize: vars.text.small,
      fontWeight: vars.font.weightStrong,
      letterSpacing: vars.font.trackingLabel,
      textTransform: vars.font.labelCase as 'none',
      selectors: {
        '&[aria-current="page"]': { backgroundColor: vars.color.surface2, color: vars.color.text },
        '&[aria-current="page"]::before': {
          content: '',
          position: 'absolute',
          insetBlock: '0.625rem',
          insetInlineStart: 0,
          inlineSize: '3px',
          borderRadius: vars.radius.round,
          backgroundColor: vars.color.accent,
        },
      },
      '@media': {
        // A mouse needs less height than a thumb, so that more entries are in view.
        [media.hover]: {
          minBlockSize: '2.375rem',
          paddingBlock: vars.space.x1,
          selectors: { '&:hover': { backgroundColor: vars.color.surface1, color: vars.color.text } },
        },
        [media.forcedColors]: {
          selectors: { '&[aria-current="page"]': { color: 'Highlight', textDecoration: 'underline' } },
        },
      },
    },
  ],
  card: [
    entry,
    {
      paddingInline: vars.space.x4,
      paddingBlock: vars.space.x3,
      selectors: {
        '&:active': { backgroundColor: vars.color.surface2 },
        'li:not(:first-child) > &': { borderBlockStart: `1px solid ${vars.color.line}` },
      },
      '@media': {
        [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surface2 } } },
      },
    },
  ],
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
