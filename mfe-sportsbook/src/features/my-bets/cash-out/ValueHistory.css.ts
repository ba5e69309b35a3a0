import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const parts = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.small });

export const chart = style({
  inlineSize: '100%',
  blockSize: 'auto',
  backgroundColor: vars.color.surface1,
  borderRadius: vars.radius.card,
});

const line = style({ fill: 'none', strokeWidth: '2px', strokeLinejoin: 'round' });

export const offer = style([line, { stroke: vars.color.text }]);

/** Dashed, so that the lines differ without colour. */
export const fairValue = style([line, { stroke: vars.color.textMuted, strokeDasharray: '5 4' }]);

export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
});

export const legend = style({ display: 'flex', gap: vars.space.x4, fontSize: vars.text.small });

const key = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  '::before': { content: '', inlineSize: '1.5rem', borderBlockStart: `2px solid ${vars.color.text}` },
});

export const offerKey = key;

export const fairValueKey = style([
  key,
  { '::before': { borderBlockStartStyle: 'dashed', borderBlockStartColor: vars.color.textMuted } },
]);
