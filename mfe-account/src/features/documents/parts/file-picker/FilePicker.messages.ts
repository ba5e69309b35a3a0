import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  choose: { id: 'account.documents.choose', defaultMessage: 'Choose files' },
  chooseFor: { id: 'account.documents.chooseFor', defaultMessage: 'Choose files: {label}' },
  camera: { id: 'account.documents.camera', defaultMessage: 'Take a photo' },
  cameraFor: { id: 'account.documents.cameraFor', defaultMessage: 'Take a photo: {label}' },
  types: { id: 'account.documents.types', defaultMessage: 'JPG, PNG or PDF, up to 10 MB each.' },
  typesOrDrop: {
    id: 'account.documents.typesOrDrop',
    defaultMessage: 'JPG, PNG or PDF, up to 10 MB each. You can also drop files here.',
  },
});
