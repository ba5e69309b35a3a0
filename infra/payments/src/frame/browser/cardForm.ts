import {
  brandOf,
  expiryOf,
  grouped,
  isCardNumber,
  isSecurityCode,
  MAX_NUMBER_LENGTH,
} from '../../card/cardNumber.ts';
import { element } from './element.ts';
import { createField, type Field } from './field.ts';
import type { PayForm } from './payForm.ts';
import type { FormatFrameText } from '@foyer/kernel/frame-texts';

const GROUPED_LENGTH = MAX_NUMBER_LENGTH + 4;
const USUAL_CODE = 3;

/** Number, expiry and security code; for a stored card the security code only. */
export function createCardForm(texts: FormatFrameText, account: string | null): PayForm {
  const number = createField({
    id: 'number',
    label: texts('frame.number'),
    autocomplete: 'cc-number',
    maxLength: GROUPED_LENGTH,
    hint: texts('frame.accepted'),
    format: (text) => grouped(digitsOf(text)),
    onInput: showBrand,
  });
  const expiry = createField({
    id: 'expiry',
    label: texts('frame.expiry'),
    hint: texts('frame.expiryHint'),
    autocomplete: 'cc-exp',
    maxLength: 7,
    format: formatExpiry,
  });
  const cvc = createField({ id: 'cvc', label: texts('frame.cvc'), autocomplete: 'cc-csc', maxLength: 4 });
  const fields: readonly Field[] = account === null ? [number, expiry, cvc] : [cvc];
  const codeLength = (): number =>
    account === null
      ? brandOf(digitsOf(number.value())).cvcLength
      : account.startsWith('American')
        ? USUAL_CODE + 1
        : USUAL_CODE;

  function showBrand(): void {
    const brand = brandOf(digitsOf(number.value()));
    number.badge(brand.id === 'card' ? '' : brand.name);
    cvc.setHint(
      texts(codeLength() > USUAL_CODE ? 'frame.cvcHintFront' : 'frame.cvcHint', { count: codeLength() }),
    );
  }
  showBrand();

  const checks: Readonly<Record<string, () => boolean>> = {
    number: () => isCardNumber(digitsOf(number.value())),
    expiry: () => (expiryOf(expiry.value()) ?? 0) > Date.now(),
    cvc: () => isSecurityCode(cvc.value().trim(), codeLength()),
  };
  return {
    path: 'card',
    node:
      account === null
        ? element(
            'div',
            { class: 'card' },
            number.node,
            element('div', { class: 'pair' }, expiry.node, cvc.node),
          )
        : element('div', { class: 'card' }, element('p', { class: 'known' }, account), cvc.node),
    fields,
    invalid: () => fields.filter(({ id }) => checks[id]?.() !== true).map(({ id }) => id),
    problemOf: (id) => texts(`frame.error.${id}`, { count: codeLength() }),
    body: () => ({
      number: digitsOf(number.value()),
      expiry: expiry.value().replace(/\s/g, ''),
      cvc: cvc.value().trim(),
    }),
  };
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, MAX_NUMBER_LENGTH);
}

/** `1` stays, `4` becomes `04/`, `1228` becomes `12/28`; autofill's `12/2028` is accepted. */
function formatExpiry(text: string): string {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*\d{2}(\d{2})\s*$/.exec(text) ?? [];
  if (year !== '') return `${month.padStart(2, '0')}/${year}`;
  const digits = text.replace(/\D/g, '').slice(0, 4);
  const padded = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits;
  return padded.length > 2 ? `${padded.slice(0, 2)}/${padded.slice(2)}` : padded;
}
