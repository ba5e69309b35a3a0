import { vars } from '@foyer/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const outcome = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: vars.space.x4, paddingBlock: vars.space.x4, textAlign: 'center' });

const seal = style({ display: 'grid', placeItems: 'center', inlineSize: '4rem', blockSize: '4rem', borderRadius: vars.radius.round });

export const seals = styleVariants({
  positive: [seal, { backgroundColor: vars.color.positiveSoft, color: vars.color.positive }],
  waiting: [seal, { backgroundColor: vars.color.infoSoft, color: vars.color.info }],
  negative: [seal, { backgroundColor: vars.color.negativeSoft, color: vars.color.negative }],
  neutral: [seal, { backgroundColor: vars.color.surface3, color: vars.color.text }],
});

export const amount = style({ fontFamily: vars.font.heading, fontSize: vars.text.display, fontWeight: vars.font.weightHeading, lineHeight: vars.leading.tight, fontVariantNumeric: 'tabular-nums' });

export const facts = style({ inlineSize: '100%', textAlign: 'start' });

export const ways = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2, inlineSize: '100%' });
