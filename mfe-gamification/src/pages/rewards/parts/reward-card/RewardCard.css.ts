import { media, vars } from '@foyer/theme';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

/** The half circles at the ends of the perforation. */
const NOTCH = '0.625rem';

function notches(edge: 'top' | 'bottom'): {
  readonly maskImage: string;
  readonly maskComposite: 'intersect';
} {
  const cut = (side: string): string =>
    `radial-gradient(circle ${NOTCH} at ${side} ${edge}, transparent 97%, black)`;
  return { maskImage: `${cut('left')}, ${cut('right')}`, maskComposite: 'intersect' };
}

const shadow = (blur: string, part: string): string =>
  `drop-shadow(0 ${blur} ${blur} color-mix(in oklch, ${vars.color.backdrop}, transparent ${part}))`;

export const item = style({ display: 'flex', minInlineSize: 0 });

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  // A box shadow would show the rectangle from which the notches are cut.
  filter: `${shadow('1px', '55%')} ${shadow('0.75rem', '74%')}`,
  transition: `translate ${vars.motion.normal} ${vars.motion.easing}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { translate: `0 ${vars.motion.lift}` } } },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

const body = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.x2,
  minInlineSize: 0,
  overflow: 'clip',
  padding: vars.space.x5,
  paddingBlockEnd: vars.space.x6,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  ...notches('bottom'),
});

/** A radial gradient behind the artwork, in its colour. */
function ground(light: string): { readonly background: string } {
  return {
    background: `radial-gradient(16rem 13rem at 92% 4%, ${light}, transparent 78%) ${vars.color.surface1}`,
  };
}

const ofMoney = ground(vars.color.accentSoft);

export const bodies = styleVariants({
  MoneyDropReward: [body, ofMoney],
  FreeSpinReward: [body, ofMoney],
  BonusMoneyDropReward: [
    body,
    ground(`color-mix(in oklch, ${vars.color.second}, ${vars.color.surface1} 72%)`),
  ],
});

const action = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.x3,
  position: 'relative',
  padding: vars.space.x5,
  paddingBlockStart: vars.space.x4,
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
  ...notches('top'),
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-1px',
      insetInline: `calc(${NOTCH} + ${vars.space.x2})`,
      borderBlockStart: `2px dashed ${vars.color.line}`,
    },
  },
});

/** The same height before and after a claim, so that the perforations of a row align. */
export const actions = styleVariants({ pressed: [action, { minBlockSize: '8.5rem' }], waiting: [action] });

const settle = keyframes({ from: { translate: '0 -0.75rem', opacity: 0 } });
const drop = keyframes({
  '0%': { translate: '0 -1.25rem', rotate: '-8deg' },
  '60%': { translate: '0 0.25rem', rotate: '2deg' },
});

const art = style({
  position: 'absolute',
  insetBlockStart: vars.space.x3,
  insetInlineEnd: vars.space.x3,
  inlineSize: '6.5rem',
  pointerEvents: 'none',
});

export const arts = styleVariants({
  lively: [art, { animation: `${settle} ${vars.motion.slow} ${vars.motion.easing} backwards` }],
  claimed: [art, { animation: `${drop} 420ms ${vars.motion.easing}` }],
  resting: [art, { opacity: 0.5, filter: 'saturate(0.35)' }],
});

/** Beside the artwork; the amount below has the whole width. */
export const title = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minBlockSize: '5.25rem',
  paddingInlineEnd: '7rem',
});

export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x3,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weightHeading,
  fontSize: vars.text.title1,
  lineHeight: vars.leading.tight,
});

export const kind = style({
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
  fontWeight: vars.font.weightStrong,
  letterSpacing: vars.font.trackingLabel,
  textTransform: vars.font.labelCase as 'none',
  color: vars.color.textMuted,
});
