import type { DocumentRefusal, DocumentRejection, SourceOfWealth } from '@foyer/graphql/main';
import { defineMessages, type Message } from '@foyer/i18n';

/** Reasons of the product. */
const refusals: Readonly<Record<DocumentRefusal, Message>> = defineMessages({
  EMPTY: {
    id: 'account.documents.refusal.empty',
    defaultMessage: 'This file is empty. Choose another file.',
  },
  TOO_LARGE: {
    id: 'account.documents.refusal.tooLarge',
    defaultMessage: 'This file is larger than 10 MB. Choose a smaller file or take a photo.',
  },
  WRONG_TYPE: {
    id: 'account.documents.refusal.wrongType',
    defaultMessage: 'This isn’t a JPG, PNG or PDF file. Save it in one of these formats and try again.',
  },
  DAMAGED: {
    id: 'account.documents.refusal.damaged',
    defaultMessage: 'We couldn’t read this file because it’s damaged. Save it again or take a photo.',
  },
  CUT_OFF: {
    id: 'account.documents.refusal.cutOff',
    defaultMessage: 'The end of this file is missing. Save it again or take a photo.',
  },
  TRAILING_DATA: {
    id: 'account.documents.refusal.trailingData',
    defaultMessage: 'This file contains more than a document. Take a photo or print it to a new PDF.',
  },
  MIXED_TYPES: {
    id: 'account.documents.refusal.mixedTypes',
    defaultMessage: 'This file contains another file or web page. Take a photo or print it to a new PDF.',
  },
  TOO_BIG_INSIDE: {
    id: 'account.documents.refusal.tooBigInside',
    defaultMessage: 'The content of this file is too large. Send fewer pages or a smaller picture.',
  },
  ENCRYPTED: {
    id: 'account.documents.refusal.encrypted',
    defaultMessage: 'This PDF is protected by a password. Remove the password and try again.',
  },
  ACTIVE_CONTENT: {
    id: 'account.documents.refusal.activeContent',
    defaultMessage: 'This PDF contains scripts or forms. Print it to a new PDF and try again.',
  },
  EMBEDDED_FILE: {
    id: 'account.documents.refusal.embeddedFile',
    defaultMessage: 'This PDF has attachments. Print it to a new PDF and send attachments as separate files.',
  },
  MALWARE: {
    id: 'account.documents.refusal.malware',
    defaultMessage: 'Our virus scanner blocked this file. Check your device and choose another file.',
  },
  UNSUPPORTED: {
    id: 'account.documents.refusal.unsupported',
    defaultMessage: 'We can’t check this kind of file. Take a photo or print it to a new PDF.',
  },
});

const limits = defineMessages({
  TOO_MANY_FILES: {
    id: 'account.documents.refusal.tooManyFiles',
    defaultMessage: 'You can send up to 10 files for one request. Remove a file first.',
  },
  TOO_MANY_UPLOADS: {
    id: 'account.documents.refusal.tooManyUploads',
    defaultMessage: 'You’ve sent many files today. Try again tomorrow or contact support.',
  },
  TOO_MANY_PARTS: {
    id: 'account.documents.refusal.tooManyParts',
    defaultMessage:
      'The connection dropped too often while this file was being sent. Switch to a stable connection and add the file again.',
  },
  UNKNOWN_REQUEST: {
    id: 'account.documents.refusal.unknownRequest',
    defaultMessage: 'We no longer need this document. Reload the page.',
  },
  other: {
    id: 'account.documents.refusal.other',
    defaultMessage: 'We couldn’t accept this file. Choose another one.',
  },
});

/** Reasons of staff. */
export const rejections: Readonly<Record<DocumentRejection, Message>> = defineMessages({
  Unreadable: {
    id: 'account.documents.rejection.unreadable',
    defaultMessage: 'We can’t read it. Send a sharp photo in good light.',
  },
  Incomplete: {
    id: 'account.documents.rejection.incomplete',
    defaultMessage: 'A part is missing. Send all pages or sides, with all four corners visible.',
  },
  Expired: {
    id: 'account.documents.rejection.expired',
    defaultMessage: 'The document has expired. Send a valid one.',
  },
  TooOld: {
    id: 'account.documents.rejection.tooOld',
    defaultMessage: 'The document is older than three months. Send a newer one.',
  },
  OtherPerson: {
    id: 'account.documents.rejection.otherPerson',
    defaultMessage: 'The name or address doesn’t match your account.',
  },
  WrongDocument: {
    id: 'account.documents.rejection.wrongDocument',
    defaultMessage: 'This document doesn’t prove what we asked for.',
  },
  Altered: {
    id: 'account.documents.rejection.altered',
    defaultMessage: 'The document was edited. Send the original.',
  },
});

export const fundingTypes: Readonly<Record<SourceOfWealth, Message>> = defineMessages({
  Salary: { id: 'account.wealth.type.salary', defaultMessage: 'Salary' },
  Dividends: { id: 'account.wealth.type.dividends', defaultMessage: 'Dividends' },
  Inheritance: { id: 'account.wealth.type.inheritance', defaultMessage: 'Inheritance' },
  SaleOfProperty: { id: 'account.wealth.type.saleOfProperty', defaultMessage: 'Sale of property' },
  SaleOfCompany: { id: 'account.wealth.type.saleOfCompany', defaultMessage: 'Sale of a company' },
  Other: { id: 'account.wealth.type.other', defaultMessage: 'Other source' },
});

/** False for a source of a later release. */
export function isFundingType(text: string): text is SourceOfWealth {
  return Object.hasOwn(fundingTypes, text);
}

/** The text of a refusal; a general one for a code of a later release. */
export function refusalMessage(code: string): Message {
  const texts: Readonly<Record<string, Message>> = { ...refusals, ...limits };
  return texts[code] ?? limits.other;
}
