import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x5 });

export const summary = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  padding: vars.space.x4,
  borderRadius: vars.radius.field,
  backgroundColor: vars.color.negativeSoft,
  borderInlineStart: `4px solid ${vars.color.negative}`,
  fontSize: vars.text.small,
});

export const summaryTitle = style({ fontWeight: vars.font.weightStrong, color: vars.color.negative });

export const jump = style({
  display: 'inline-flex',
  minBlockSize: '1.75rem',
  alignItems: 'center',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
