import { singleRegistrationPage } from '../pages/registrationPages.ts';
import { STEPS } from '../registration/steps.ts';
import type { FieldErrors } from '../pages/fields.ts';
import type { Answers } from '../registration/steps.ts';
import { complete, draftOf, keepCode, startDraft, validate, validateOwnStep } from './registration.ts';
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
  let errors: FieldErrors = {};
  for (const step of STEPS) {
    const found = validateOwnStep(visit, step, { ...draft, answers });
    answers = { ...answers, ...found.values };
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
    password: await services.passwords.hash(form.get('password') ?? ''),
    step: 'terms' as const,
  };
  await services.drafts.save(scene.brand, saved);
  await complete(visit, saved);
}
