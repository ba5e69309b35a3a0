import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

/**
 * A container query list, like the kit's tables, and no wider than its container: an address cannot wrap.
 */
export const list = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x2,
  listStyle: 'none',
});

export const entry = style({
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});

const WIDE = '(min-width: 40rem)';

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"what amount mark" "when badge mark"',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  padding: vars.space.x4,
  minBlockSize: vars.size.touch,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.card,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@container': {
    [WIDE]: {
      gridTemplateColumns: '14rem minmax(0, 1fr) auto 8rem auto',
      gridTemplateAreas: '"when what badge amount mark"',
    },
  },
});

export const what = style({ gridArea: 'what', fontWeight: vars.font.weightStrong, overflowWrap: 'anywhere' });

export const when = style({
  gridArea: 'when',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const amount = style({
  gridArea: 'amount',
  textAlign: 'end',
  fontWeight: vars.font.weightStrong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const badge = style({ gridArea: 'badge', justifySelf: 'end' });

export const mark = style({
  gridArea: 'mark',
  color: vars.color.textMuted,
  transition: `rotate ${vars.motion.normal} ${vars.motion.easing}`,
  selectors: { [`${entry}[open] &`]: { rotate: '180deg' } },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: vars.space.x5,
  padding: vars.space.x4,
  paddingBlockStart: vars.space.x2,
});
