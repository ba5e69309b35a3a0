import { MAX_INPUT_LENGTH } from '@foyer/money';
import { html, type Html, type Piece } from '@foyer/runtime';
import { attributes } from './html.ts';
import type { MessageId } from './messages.ts';
import type { FormScene } from './scene.ts';

const FIELD_LABELS: Readonly<Record<string, MessageId>> = {
  email: 'identity.field.email',
  password: 'identity.field.password',
  country: 'identity.field.country',
  state: 'identity.field.state',
  firstName: 'identity.field.firstName',
  lastName: 'identity.field.lastName',
  dateOfBirth: 'identity.field.dateOfBirth',
  personalCode: 'identity.field.personalCode',
  street: 'identity.field.street',
  zipCode: 'identity.field.zipCode',
  city: 'identity.field.city',
  phoneNumber: 'identity.field.phone',
};

/** Maps a field name to the error of the field. */
export type FieldErrors = Readonly<Record<string, MessageId>>;

export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel';
  readonly value?: string | undefined;
  readonly hint?: Piece;
  readonly error?: string | undefined;
  readonly autocomplete?: string;
  readonly inputmode?: 'numeric' | 'decimal' | 'email' | 'tel' | 'text';
  readonly isRequired?: boolean;
  readonly hasFocus?: boolean;
  /** Draws the input as boxes for single characters. */
  readonly segmented?: boolean;
}

/** A label, its field and its error, associated for screen readers. */
export function field(scene: FormScene, props: FieldProps): Html {
  const type = props.type ?? 'text';
  const described = [
    props.hint === undefined ? '' : `${props.name}-hint`,
    props.error === undefined ? '' : `${props.name}-error`,
  ]
    .filter(Boolean)
    .join(' ');
  // formatted as HTML, the tag would be closed with a second copy of its attributes
  // oxfmt-ignore
  const input = html`<input${attributes({
    id: props.name,
    name: props.name,
    class: props.segmented === true ? 'segmented' : undefined,
    type,
    value: type === 'password' ? undefined : props.value,
    maxlength: MAX_INPUT_LENGTH,
    autocomplete: props.autocomplete,
    inputmode: props.inputmode,
    required: props.isRequired !== false,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': props.error === undefined ? undefined : 'true',
    autofocus: props.hasFocus,
    autocapitalize: type === 'email' || type === 'password' ? 'none' : undefined,
    spellcheck: type === 'text' ? undefined : 'false',
  })}>`;
  return html`<div class="field">
<label for="${props.name}">${props.label}${optionalMark(scene, props)}</label>
${props.hint === undefined ? undefined : html`<p class="hint" id="${props.name}-hint">${props.hint}</p>`}
${type === 'password' ? html`<div class="with-button">${input}<button type="button" class="reveal" data-reveal="${props.name}" data-hide="${scene.t('identity.field.hide')}" hidden>${scene.t('identity.field.show')}</button></div>` : input}
${errorText(props)}
</div>`;
}

export interface TextAreaProps {
  readonly name: string;
  readonly label: string;
  readonly maxLength: number;
  readonly error?: string | undefined;
}

/** A multi-line text field. */
export function textArea(props: TextAreaProps): Html {
  const { name, maxLength, error } = props;
  // oxfmt-ignore
  const area = html`<textarea${attributes({
    id: name,
    name,
    rows: 4,
    maxlength: maxLength,
    required: true,
    // a new document starts at its beginning
    autofocus: error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${name}-error`,
    'aria-invalid': error === undefined ? undefined : 'true',
  })}></textarea>`;
  return html`<div class="field">
<label for="${name}">${props.label}</label>
${area}
${errorText(props)}
</div>`;
}

export interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly error?: string | undefined;
  readonly hint?: Piece;
  readonly autocomplete?: string;
  readonly placeholder?: string;
}

export function choice(props: ChoiceProps): Html {
  const described = [
    props.hint === undefined ? '' : `${props.name}-hint`,
    props.error === undefined ? '' : `${props.name}-error`,
  ]
    .filter(Boolean)
    .join(' ');
  const option = (value: string, label: string): Html =>
    html`<option${attributes({ value, selected: value === (props.value ?? '') })}>${label}</option>`;
  return html`<div class="field">
<label for="${props.name}">${props.label}</label>
${props.hint === undefined ? undefined : html`<p class="hint" id="${props.name}-hint">${props.hint}</p>`}
<div class="select"><select${attributes({ id: props.name, name: props.name, autocomplete: props.autocomplete, required: true, 'aria-describedby': described === '' ? undefined : described, 'aria-invalid': props.error === undefined ? undefined : 'true' })}>
${props.placeholder === undefined ? undefined : option('', props.placeholder)}${props.options.map(({ value, label }) => option(value, label))}
</select></div>
${errorText(props)}
</div>`;
}

export interface TickProps {
  readonly name: string;
  readonly label: Piece;
  readonly isTicked: boolean;
  readonly isRequired?: boolean;
  readonly error?: string | undefined;
}

export function tick(props: TickProps): Html {
  return html`<div class="tick">
<input${attributes({ type: 'checkbox', id: props.name, name: props.name, value: 'yes', checked: props.isTicked, required: props.isRequired === true, 'aria-describedby': props.error === undefined ? undefined : `${props.name}-error`, 'aria-invalid': props.error === undefined ? undefined : 'true' })}>
<label for="${props.name}">${props.label}</label>
${errorText(props)}
</div>`;
}

/** Lists the errors above the form, each with a link to its field. */
export function errorSummary(scene: FormScene, errors: FieldErrors, general?: Piece): Html | undefined {
  const fields = Object.entries(errors);
  if (fields.length === 0 && general === undefined) return undefined;
  return html`<div class="summary" role="alert" tabindex="-1" id="summary">
<h2>${scene.t('identity.error.title')}</h2>
${general === undefined ? undefined : html`<p>${general}</p>`}
${fields.length === 0 ? undefined : html`<ul>${fields.map(([name, message]) => html`<li><a href="#${name}">${nameOf(scene, name)}${scene.t(message)}</a></li>`)}</ul>`}
</div>`;
}

/**
 * Prefix such as "Postal code: " for an error where the field has a short name; checkbox errors need none.
 */
function nameOf(scene: FormScene, name: string): Html | undefined {
  const label = FIELD_LABELS[name];
  return label === undefined ? undefined : html`<strong>${scene.t(label)}</strong> · `;
}

function errorText({
  name,
  error,
}: {
  readonly name: string;
  readonly error?: string | undefined;
}): Html | undefined {
  return error === undefined ? undefined : html`<p class="error" id="${name}-error">${error}</p>`;
}

function optionalMark(scene: FormScene, { isRequired }: FieldProps): Html | undefined {
  return isRequired === false
    ? html` <span class="optional">${scene.t('identity.field.optional')}</span>`
    : undefined;
}
