import { singleRegistrationPage } from '../pages/registrationPages.ts';
import { isBySms, STEPS } from '../registration/steps.ts';
import type { FieldErrors } from '../pages/fields.ts';
import type { Answers } from '../registration/steps.ts';
import {
  complete,
  draftOf,
  keepCode,
  startDraft,
  validate,
  validateOwnStep,
  withFlow,
} from './registration.ts';
import { sendPhoneCode } from './registerPhone.ts';
import { goTo, show, type Visit } from './visit.ts';

/** True if the brand registers on one page (requirements/entities#local-flags, `registration_form`). */
export function isSinglePage({ scene }: Pick<Visit, 'scene'>): boolean {
  return scene.features.variation('registration_form') === 'single';
}

/** Handles all questions at once: the rules and checks are those of the steps, in their order. */
export async function takeSinglePage(visit: Visit): Promise<void> {
  if (!isSinglePage(visit)) return goTo(visit, '/register');
  const { services, scene, form } = visit;
  const draft = (await draftOf(visit)) ?? (await startDraft(visit));
  let answers: Answers = draft.answers;
  let hasFlow = false;
  let errors: FieldErrors = {};
  for (const step of STEPS) {
    const found = validateOwnStep(visit, step, { ...draft, answers });
    answers = { ...answers, ...found.values };
    if (!hasFlow) answers = await withFlow(visit, answers);
    hasFlow = true;
    errors = { ...errors, ...found.errors };
  }
  if (Object.keys(errors).length === 0) {
    const taken = await validate(visit, 'account', draft, answers['email'] ?? '');
    if (taken === 'locked') return;
    errors = taken;
  }
  if (Object.keys(errors).length > 0) {
    await keepCode(visit, draft, answers);
    return show(visit, 422, singleRegistrationPage(scene, visit.assets, { answers, errors }));
  }
  const saved = {
    ...draft,
    answers,
    password: isBySms(answers) ? undefined : await services.passwords.hash(form.get('password') ?? ''),
    step: isBySms(answers) ? ('phone' as const) : ('terms' as const),
  };
  await services.drafts.save(scene.brand, saved);
  if (isBySms(answers)) {
    if (await sendPhoneCode(visit, saved)) goTo(visit, '/register?step=phone');
    return;
  }
  await complete(visit, saved);
}
