import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

const appear = keyframes({ from: { maxBlockSize: 0, paddingBlock: 0, opacity: 0 } });

/** At the lower end of the header, so that the page moves down and nothing is covered. */
export const banner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  overflow: 'hidden',
  paddingBlock: vars.space.x2,
  paddingInline: vars.size.gutter,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.text,
  fontSize: vars.text.small,
  // Short interruptions are common in trains and lifts: only longer ones are shown.
  animation: `${appear} ${vars.motion.slow} 1500ms backwards`,
});

export const mark = style({ color: vars.color.warning, display: 'inline-flex' });
