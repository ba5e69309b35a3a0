import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

/** One column ordered by urgency; two columns on wide screens. */
export const columns = style({
  display: 'grid',
  gap: vars.space.x5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)',
      alignItems: 'start',
      // the right column has no gap when its upper panel is shorter than the left one
      gridTemplateRows: 'auto 1fr',
      // the table of releases has actions at its end, which one column would cut off
      gridTemplateAreas: '"resolution actions" "resolution recent" "health recent" "releases releases"',
    },
  },
});
export const areas = styleVariants(
  { resolution: 'resolution', actions: 'actions', health: 'health', recent: 'recent', releases: 'releases' },
  (area) => ({ minInlineSize: 0, '@media': { [media.wide]: { gridArea: area } } }),
);
export const panel = style({
  display: 'grid',
  gap: vars.space.x4,
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface1,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  minInlineSize: 0,
  '@media': { [media.tablet]: { padding: vars.space.x5 } },
  overflowWrap: 'anywhere',
});
export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});
export const brands = style({
  display: 'flex',
  gap: vars.space.x2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingBlock: '3px',
  marginBlockEnd: vars.space.x4,
});
export const resolutions = style({ display: 'grid', gap: vars.space.x4 });
export const resolution = style({
  display: 'grid',
  gap: vars.space.x2,
  '@media': { [media.tablet]: { gridTemplateColumns: '8rem 1fr', alignItems: 'start' } },
});
export const brandName = style({
  fontWeight: vars.font.weightStrong,
  fontSize: vars.text.small,
  lineHeight: '1',
});
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  gap: vars.space.x2,
});
export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.small });
export const rowActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x1,
  justifyContent: 'flex-end',
});
export const select = style({
  minBlockSize: '2.25rem',
  borderRadius: vars.radius.field,
  backgroundColor: vars.color.surface2,
  color: vars.color.text,
  border: `1px solid ${vars.color.lineStrong}`,
  paddingInline: vars.space.x2,
  fontSize: vars.text.small,
});
