import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  street: { id: 'account.address.street', defaultMessage: 'Street and number' },
  zipCode: { id: 'account.address.zipCode', defaultMessage: 'Postal code' },
  city: { id: 'account.address.city', defaultMessage: 'City' },
  state: { id: 'account.address.state', defaultMessage: 'Province' },
  phoneNumber: { id: 'account.address.phoneNumber', defaultMessage: 'Phone number' },
  nationality: { id: 'account.address.nationality', defaultMessage: 'Nationality' },
  placeOfBirth: { id: 'account.address.placeOfBirth', defaultMessage: 'Place of birth' },
  occupation: { id: 'account.address.occupation', defaultMessage: 'Occupation' },
  required: { id: 'account.address.required', defaultMessage: 'Fill in this field.' },
  invalid: {
    id: 'account.address.invalid',
    defaultMessage: 'Check this field: it contains characters that we can’t accept, or is incomplete.',
  },
  choose: { id: 'account.address.choose', defaultMessage: 'Select' },
});
