import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

/** A panel with its own background. */
export const panel = style({
  display: 'grid',
  gap: vars.space.x4,
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface1,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { padding: vars.space.x5 } },
});
/** A part of a panel with its heading. */
export const block = style({ display: 'grid', gap: vars.space.x2, gridTemplateColumns: 'minmax(0, 1fr)' });
/** A panel with a line above it, where several panels follow each other. */
export const dividedBlock = style([
  block,
  { paddingBlockStart: vars.space.x4, borderBlockStart: `1px solid ${vars.color.line}` },
]);
export const panels = style({ display: 'grid', gap: vars.space.x5, gridTemplateColumns: 'minmax(0, 1fr)' });
/** Notices above the other panels of a page. */
export const notices = style([panels, { marginBlockEnd: vars.space.x5 }]);
export const pairs = style({
  display: 'grid',
  gap: vars.space.x5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});
export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.small });
export const fields = style({
  display: 'grid',
  gap: vars.space.x3,
  marginBlockEnd: vars.space.x4,
  alignItems: 'end',
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});
globalStyle(`${fields} > *`, {
  '@media': { [media.tablet]: { flex: '1 1 10rem', maxInlineSize: '20rem' } },
});
/** A table that is wider than its panel scrolls in it. */
export const scroll = style({ minInlineSize: 0, overflowX: 'auto' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
export const figure = style({ fontSize: vars.text.title2, fontWeight: vars.font.weightStrong });
export const steps = style({ display: 'grid', gap: vars.space.x2 });
export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.x3,
  fontSize: vars.text.small,
  padding: vars.space.x3,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface0,
  color: vars.color.textMuted,
});
export const stepTaken = style({ backgroundColor: vars.color.accentSoft, color: vars.color.text });
export const code = style({
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: vars.text.small,
  overflowX: 'auto',
  padding: vars.space.x3,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface0,
});
/** A sentence in a row of buttons. */
export const besideButton = style({ alignSelf: 'center' });
/** An address, which may break at any letter. */
export const breakable = style({ overflowWrap: 'anywhere' });
