import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

/** As wide as the placeholder of the balance, so that the header does not move. */
export const retry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minInlineSize: '4.5rem',
  minBlockSize: '1.5rem',
  padding: 0,
  border: 0,
  textAlign: 'start',
  cursor: 'pointer',
  color: vars.color.text,
  backgroundColor: 'transparent',
  fontWeight: vars.font.weightStrong,
  selectors: { '&[aria-disabled]': { opacity: 0.6, cursor: 'default' } },
});
