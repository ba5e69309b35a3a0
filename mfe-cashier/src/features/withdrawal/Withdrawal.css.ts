import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const share = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x3,
  borderBlockEnd: `${vars.size.line} solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const note = style({ fontSize: vars.text.small, color: vars.color.textMuted });

export const sum = style({ flexShrink: 0, textAlign: 'end', fontWeight: vars.font.weightStrong, fontVariantNumeric: 'tabular-nums' });

export const amount = style({ textAlign: 'center', fontFamily: vars.font.heading, fontSize: vars.text.display, fontWeight: vars.font.weightHeading, lineHeight: vars.leading.tight, fontVariantNumeric: 'tabular-nums' });

export const asked = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: vars.space.x4, textAlign: 'center' });
