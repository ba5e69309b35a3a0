export const STEPS = ['country', 'account', 'person', 'address', 'terms'] as const;
export type Step = (typeof STEPS)[number];

/** Everything a player has typed so far, by field name. The password is not here: it is hashed as soon as it arrives. */
export type Answers = Readonly<Record<string, string>>;

export function isStep(text: string | null | undefined): text is Step {
  return (STEPS as readonly (string | null | undefined)[]).includes(text);
}

export function stepAfter(step: Step): Step | undefined {
  return STEPS[STEPS.indexOf(step) + 1];
}

export function stepBefore(step: Step): Step | undefined {
  return STEPS[STEPS.indexOf(step) - 1];
}

/** The step to show: the one asked for, unless an earlier one is still open. */
export function reachableStep(asked: string | null, furthest: Step): Step {
  return isStep(asked) && STEPS.indexOf(asked) <= STEPS.indexOf(furthest) ? asked : furthest;
}
