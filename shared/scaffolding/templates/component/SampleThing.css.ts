import { vars } from '@foyer/theme';
import { recipe } from '@vanilla-extract/recipes';

/** A variant is a row, a state is a selector, a value is a variable. */
const tones = {
  quiet: { color: vars.color.text },
  strong: { color: vars.color.accent },
};

export type SampleThingTone = keyof typeof tones;

export const look = recipe({
  base: { padding: vars.space.x4, borderRadius: vars.radius.button },
  variants: { tone: tones },
});
