import { element } from './element.ts';
import { createField } from './field.ts';
import type { PayForm } from './payForm.ts';
import type { FormatFrameText } from '@foyer/kernel/frame-texts';

const DIGITS = 16;

export function createVoucherForm(texts: FormatFrameText): PayForm {
  const digits = (text: string): string => text.replace(/\D/g, '').slice(0, DIGITS);
  const field = createField({
    id: 'voucher',
    label: texts('frame.voucher'),
    hint: texts('frame.voucherHint'),
    autocomplete: 'off',
    maxLength: DIGITS + 3,
    format: (text) => digits(text).replace(/(\d{4})(?=\d)/g, '$1 '),
  });
  return {
    path: 'voucher',
    node: element('div', { class: 'card' }, field.node),
    fields: [field],
    invalid: () => (digits(field.value()).length === DIGITS ? [] : ['voucher']),
    problemOf: () => texts('frame.error.voucher'),
    body: () => ({ code: digits(field.value()) }),
  };
}
