import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

const fill = keyframes({
  '0%': { transform: 'scaleX(0)' },
  '40%': { transform: 'scaleX(0.6)' },
  '100%': { transform: 'scaleX(0.92)' },
});
const appear = keyframes({ from: { opacity: 0 } });

/** The line appears with a delay, so that it is not shown for fast pages. */
export const line = style({
  position: 'fixed',
  zIndex: 70,
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '3px',
  transformOrigin: 'left',
  backgroundImage: vars.image.ribbon,
  animation: `${fill} 8s cubic-bezier(0.1, 0.7, 0.3, 1) forwards, ${appear} 120ms 150ms backwards`,
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': {
    [media.reducedMotion]: { animation: `${appear} 120ms 150ms backwards`, transform: 'none' },
    [media.forcedColors]: { backgroundColor: 'Highlight' },
  },
});
