import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const search = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x5, minInlineSize: 0 });

export const list = style({ display: 'grid', gap: vars.space.x1, '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } });

export const result = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: '4rem',
  padding: vars.space.x2,
  borderRadius: vars.radius.tile,
  color: vars.color.text,
  selectors: { '&:hover': { backgroundColor: vars.color.surface2 }, '&:focus-visible': { backgroundColor: vars.color.surface2 } },
});

export const picture = style({
  flex: 'none',
  inlineSize: '3rem',
  blockSize: '3rem',
  objectFit: 'cover',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface2,
});

export const words = style({ display: 'grid', minInlineSize: 0 });

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: vars.font.weightStrong });

export const studio = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: vars.color.textMuted, fontSize: vars.text.small });
