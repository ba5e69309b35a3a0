import { styleVariants } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const sizes = styleVariants({
  caption: { fontSize: vars.text.caption, lineHeight: '1.45' },
  small: { fontSize: vars.text.small },
  body: { fontSize: vars.text.body },
  lead: { fontSize: vars.text.lead },
});

export const tones = styleVariants({
  default: { color: 'inherit' },
  muted: { color: vars.color.textMuted },
  positive: { color: vars.color.positive },
  negative: { color: vars.color.negative },
  warning: { color: vars.color.warning },
  accent: { color: vars.color.accentInk },
});

export const aligns = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
  /** Inherits the style of its surroundings, such as a table cell that is a line of a card on phones. */
  inherit: {},
});
