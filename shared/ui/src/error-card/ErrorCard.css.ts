import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

const card = style({ display: 'flex', alignItems: 'center', gap: vars.space.x4 });

/** Inline for a part of the page; centred when it replaces the whole page. */
export const cards = styleVariants({
  part: [
    card,
    {
      flexWrap: 'wrap',
      padding: vars.space.x5,
      borderRadius: vars.radius.card,
      cornerShape: vars.corner.shape,
      backgroundColor: vars.color.surface1,
      border: `${vars.size.line} solid ${vars.color.line}`,
    },
  ],
  page: [
    card,
    {
      flexDirection: 'column',
      justifyContent: 'center',
      minBlockSize: 'min(60dvh, 36rem)',
      maxInlineSize: '40rem',
      marginInline: 'auto',
      textAlign: 'center',
    },
  ],
});

export const mark = style({ color: vars.color.warning });

const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2, minInlineSize: 0 });

export const wordings = styleVariants({ part: [words, { flex: '1 1 14rem' }], page: [words] });
