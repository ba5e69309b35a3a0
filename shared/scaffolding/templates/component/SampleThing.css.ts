import { vars } from '@foyer/theme';
import { recipe } from '@vanilla-extract/recipes';

/** Variants are rows of a table like this one, states are selectors, and values are theme variables. */
const tones = {
  quiet: { color: vars.color.text },
  strong: { color: vars.color.accent },
};

export type SampleThingTone = keyof typeof tones;

export const look = recipe({
  base: { padding: vars.space.x4, borderRadius: vars.radius.button },
  variants: { tone: tones },
});
