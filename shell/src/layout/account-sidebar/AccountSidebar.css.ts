import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const sidebar = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.x4,
      position: 'sticky',
      insetBlockStart: 'var(--fy-frame-top)',
      alignSelf: 'start',
      blockSize: 'calc(100dvh - var(--fy-frame-top))',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      padding: vars.space.x4,
      borderInlineStart: `${vars.size.line} solid ${vars.color.line}`,
    },
  },
});

/** Reserves the line of the session clock, which another remote loads. */
export const clock = style({ minBlockSize: '1.5rem' });

export const buttons = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.x2 });
