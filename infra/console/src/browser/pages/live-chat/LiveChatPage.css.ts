import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const columns = style({
  display: 'grid',
  gap: vars.space.x5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '20rem minmax(0, 1fr)', alignItems: 'start' },
  },
});
/** On a phone either the list or the selected conversation is shown. */
export const hiddenOnPhone = style({ '@media': { 'not all and (min-width: 1024px)': { display: 'none' } } });
export const onlyOnPhone = style({ '@media': { [media.desktop]: { display: 'none' } } });
export const list = style({ display: 'grid', gap: vars.space.x2, listStyle: 'none', margin: 0, padding: 0 });
export const item = style({
  display: 'grid',
  gap: vars.space.x1,
  inlineSize: '100%',
  padding: vars.space.x3,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface1,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current="true"]': { boxShadow: `inset 0 0 0 2px ${vars.color.accent}` } },
});
export const itemHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const name = style({ fontWeight: vars.font.weightStrong });
export const log = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minBlockSize: '12rem',
  maxBlockSize: 'min(28rem, 50dvh)',
  overflowY: 'auto',
  padding: vars.space.x3,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface0,
});
const bubble = style({
  maxInlineSize: '85%',
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderRadius: vars.radius.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const bubbles = styleVariants({
  player: [bubble, { alignSelf: 'flex-start', backgroundColor: vars.color.surface2 }],
  agent: [bubble, { alignSelf: 'flex-end', backgroundColor: vars.color.accentSoft }],
});
export const meta = style({ display: 'block', color: vars.color.textMuted, fontSize: vars.text.caption });
export const event = style({ alignSelf: 'center', color: vars.color.textMuted, fontSize: vars.text.caption });
export const label = style({ fontSize: vars.text.small, fontWeight: vars.font.weightStrong });
export const input = style({
  inlineSize: '100%',
  minBlockSize: '5rem',
  padding: vars.space.x3,
  borderRadius: vars.radius.field,
  border: `1px solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.surface0,
  color: vars.color.text,
  font: 'inherit',
  resize: 'vertical',
});
export const reply = style({ display: 'grid', gap: vars.space.x2 });
