import { media, vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  gap: vars.space.x3,
  alignItems: 'center',
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '8rem 1fr auto' } },
});

export const period = style({ fontWeight: vars.font.weightStrong });
