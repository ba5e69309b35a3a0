import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
});

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 });

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 });

/** Reserves the line of the days, which load after the page. */
export const days = style({ minBlockSize: `calc(${vars.size.touch} + 2 * ${vars.space.x1})` });
