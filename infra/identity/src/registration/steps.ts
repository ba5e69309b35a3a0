export const STEPS = ['country', 'account', 'person', 'address', 'terms'] as const;
export type Step = (typeof STEPS)[number];

/** All answers so far, by field name. The password is not among them: it is hashed on arrival. */
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

/** The step to show: the requested one, unless an earlier one is incomplete. */
export function reachableStep(requested: string | null, furthest: Step): Step {
  return isStep(requested) && STEPS.indexOf(requested) <= STEPS.indexOf(furthest) ? requested : furthest;
}
