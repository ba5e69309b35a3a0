import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.sessions.title', defaultMessage: 'Open sessions' },
  none: { id: 'console.sessions.none', defaultMessage: 'The player is not signed in on any device.' },
  device: { id: 'console.sessions.device', defaultMessage: 'Device' },
  country: { id: 'console.sessions.country', defaultMessage: 'Country' },
  unknown: { id: 'console.sessions.unknown', defaultMessage: 'Not recorded' },
  method: { id: 'console.sessions.method', defaultMessage: 'Method' },
  started: { id: 'console.sessions.started', defaultMessage: 'Signed in' },
  seen: { id: 'console.sessions.seen', defaultMessage: 'Last active' },
  end: { id: 'console.sessions.end', defaultMessage: 'End session' },
  endOf: { id: 'console.sessions.endOf', defaultMessage: 'End the session on {device}, signed in {at}' },
  deviceText: { id: 'console.sessions.deviceText', defaultMessage: '{kind}: {browser}, {system}' },
  unknownBrowser: { id: 'console.sessions.unknownBrowser', defaultMessage: 'unknown browser' },
  unknownSystem: { id: 'console.sessions.unknownSystem', defaultMessage: 'unknown system' },
});

export const kinds = defineMessages({
  PHONE: { id: 'console.sessions.kind.phone', defaultMessage: 'Phone' },
  TABLET: { id: 'console.sessions.kind.tablet', defaultMessage: 'Tablet' },
  COMPUTER: { id: 'console.sessions.kind.computer', defaultMessage: 'Computer' },
});

export const methods = defineMessages({
  PASSWORD: { id: 'console.sessions.method.password', defaultMessage: 'Password' },
  PASSKEY: { id: 'console.sessions.method.passkey', defaultMessage: 'Passkey' },
  EMAIL_CODE: { id: 'console.sessions.method.emailCode', defaultMessage: 'Code by email' },
  SMS_CODE: { id: 'console.sessions.method.smsCode', defaultMessage: 'Code by text message' },
  E_ID: { id: 'console.sessions.method.eId', defaultMessage: 'National e-ID' },
  BANK_PAYMENT: { id: 'console.sessions.method.bankPayment', defaultMessage: 'Bank payment' },
  OPEN_BANKING: { id: 'console.sessions.method.openBanking', defaultMessage: 'Open banking' },
  PAYMENT_GATEWAY: { id: 'console.sessions.method.paymentGateway', defaultMessage: 'Payment gateway' },
});
