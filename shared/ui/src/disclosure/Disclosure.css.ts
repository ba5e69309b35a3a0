import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const details = style({});

export const line = style({ borderBlockEnd: `${vars.size.line} solid ${vars.color.line}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  minBlockSize: '3rem',
  cursor: 'pointer',
  fontWeight: vars.font.weightStrong,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const mark = style({
  color: vars.color.textMuted,
  transition: `rotate ${vars.motion.normal} ${vars.motion.easing}`,
  selectors: { [`${details}[open] > ${summary} > &`]: { rotate: '180deg' } },
});

export const content = style({ paddingBlockEnd: vars.space.x4 });

export const section = style({ paddingBlockStart: vars.space.x4 });
