import * as v from 'valibot';

const text = v.optional(v.string());
export const bankPerson = v.object({
  subject: v.pipe(v.string(), v.minLength(1)),
  givenName: text,
  familyName: text,
  birthDate: text,
  country: text,
  street: text,
  city: text,
  postalCode: text,
  personalCode: text,
  email: text,
});
/** Customer data from a bank or wallet; which fields are present depends on the payment method. */
export type BankPerson = v.InferOutput<typeof bankPerson>;
