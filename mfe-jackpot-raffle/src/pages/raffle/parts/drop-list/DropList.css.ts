import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const list = style({
  display: 'grid',
  gap: vars.space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const item = style({ display: 'grid', minInlineSize: 0 });

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  blockSize: '100%',
});

export const time = style({
  margin: 0,
  fontSize: '1.375rem',
  fontWeight: 600,
  color: vars.color.text,
});

export const clock = style({ fontVariantNumeric: 'tabular-nums' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x3} ${vars.space.x8}`,
  margin: 0,
});

export const label = style({ color: vars.color.textMuted, fontSize: '0.875rem' });

const figure = style({ margin: 0, fontSize: '1.5rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' });

export const prize = figure;

export const tickets = figure;

export const action = style({ marginBlockStart: 'auto' });
