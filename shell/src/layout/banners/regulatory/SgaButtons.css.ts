import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

/** The authority demands a white plate, a black frame and Verdana, in every theme. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minBlockSize: '1.75rem',
  paddingInline: vars.space.x2,
  border: '1px solid #000',
  backgroundColor: '#fff',
  color: '#000',
  fontFamily: 'Verdana, sans-serif',
  fontSize: vars.text.caption,
});
