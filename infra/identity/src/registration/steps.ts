/** Every step in order; `phone` belongs to the flow `Sms` only. */
export const STEPS = ['country', 'account', 'person', 'address', 'phone', 'terms'] as const;
export type Step = (typeof STEPS)[number];

/** All answers so far, by field name. The password is not among them: it is hashed on arrival. */
export type Answers = Readonly<Record<string, string>>;

export function isStep(text: string | null | undefined): text is Step {
  return (STEPS as readonly (string | null | undefined)[]).includes(text);
}

/**
 * True if the site settings register players of the country by text message: the phone number is verified and
 * signs in, without a password (requirements/entities#site-settings).
 */
export function isBySms(answers: Answers): boolean {
  return answers['flow'] === 'Sms';
}

/** The steps of a registration. */
export function stepsOf(answers: Answers): readonly Step[] {
  return STEPS.filter((step) => step !== 'phone' || isBySms(answers));
}

export function stepAfter(step: Step, answers: Answers): Step | undefined {
  return stepsOf(answers)[stepsOf(answers).indexOf(step) + 1];
}

export function stepBefore(step: Step, answers: Answers): Step | undefined {
  return stepsOf(answers)[stepsOf(answers).indexOf(step) - 1];
}

/** The step to show: the requested one, unless an earlier one is incomplete. */
export function reachableStep(requested: string | null, furthest: Step): Step {
  return isStep(requested) && STEPS.indexOf(requested) <= STEPS.indexOf(furthest) ? requested : furthest;
}
