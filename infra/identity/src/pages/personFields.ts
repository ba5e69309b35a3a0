import { html, type Html, type Piece } from '@foyer/runtime';
import { parseEstonianCode } from '@foyer/runtime/personal-code';
import { eidOf } from '../registration/eidAnswers.ts';
import type { Answers } from '../registration/steps.ts';
import { maskedCode, statedPerson } from './eidPages.ts';
import { field } from './fields.ts';
import type { Scene } from './scene.ts';

interface PersonFields {
  readonly answers: Answers;
  /** The error text of a field. */
  error(name: string): string | undefined;
}

/** The person: as the national e-ID stated it, or typed where the licence accepts that. */
export function personFields(scene: Scene, { answers, error }: PersonFields): Piece {
  const { licence } = scene.market;
  const stated = eidOf(answers);
  if (stated)
    return statedPerson(scene, {
      name: `${stated.givenName} ${stated.familyName}`,
      personalCode: stated.personalCode,
    });
  const entrance = licence.eId === undefined ? undefined : eidButton(scene, error('eId'));
  if (entrance && licence.kyc.eIdRequired === true) return entrance;
  return [
    entrance,
    field(scene, {
      name: 'firstName',
      label: scene.t('identity.field.firstName'),
      autocomplete: 'given-name',
      value: answers['firstName'],
      error: error('firstName'),
    }),
    field(scene, {
      name: 'lastName',
      label: scene.t('identity.field.lastName'),
      autocomplete: 'family-name',
      value: answers['lastName'],
      error: error('lastName'),
    }),
    scene.market.has('ssnOnRegistration')
      ? personalCodeField(scene, answers['personalCode'] ?? '', error('personalCode'))
      : field(scene, {
          name: 'dateOfBirth',
          label: scene.t('identity.field.dateOfBirth'),
          inputmode: 'numeric',
          autocomplete: 'bday',
          hint: scene.t('identity.register.birthHint'),
          value: answers['dateOfBirth'],
          error: error('dateOfBirth'),
        }),
  ];
}

/** A personal code that was entered is never sent to the browser again; an empty field keeps it. */
function personalCodeField(scene: Scene, stored: string, error: string | undefined): Html {
  const isStored = error === undefined && parseEstonianCode(stored) !== undefined;
  return field(scene, {
    name: 'personalCode',
    label: scene.t('identity.field.personalCode'),
    inputmode: 'numeric',
    autocomplete: 'off',
    hint: isStored
      ? scene.t('identity.register.personalCodeStored', { code: maskedCode(stored) })
      : scene.t('identity.register.personalCodeHint'),
    isRequired: !isStored,
    error,
  });
}

/** Part of the form of the step, because a form cannot contain another. */
function eidButton(scene: Scene, error: string | undefined): Html {
  // Enter in a field uses the first submit button of the form, which must not be the one that opens the e-ID
  return html`<button type="submit" hidden></button><div class="field"><p class="hint">${scene.t('identity.eid.registerHint')}</p>
<button class="button quiet" id="eId" type="submit" formaction="${scene.interaction?.path ?? ''}/e-id/start" formnovalidate>${scene.t('identity.eid.register')}</button>
${error === undefined ? undefined : html`<p class="error" id="eId-error">${error}</p>`}</div>`;
}
