import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  choose: 'Choose a file',
  orDrop: 'or drop it here',
  largest: 'Up to {{largest}} MB.',
  oneFile: 'Choose one file at a time.',
  sending: 'Uploading {{name}}',
  sentOf: '{{sent}} of {{all}}',
  waiting: 'The connection was lost. The upload continues as soon as the server answers.',
  cancel: 'Cancel the upload',
  continue: 'Continue',
  unreadable: 'The file can no longer be read: it was moved or changed. Choose it again.',
  failed: 'The upload stopped. What was sent is kept for a day: check the connection, then continue.',
  unfinished: 'Unfinished uploads',
  unfinishedText: 'Uploads that nothing uses are deleted one day after their last part.',
  ready: 'Uploaded, not used yet',
  reached: '{{sent}} of {{all}} uploaded',
  continueNamed: 'Continue with {{name}}',
  discard: 'Discard',
  discardNamed: 'Discard {{name}}',
  otherFile: 'This is another file. Choose {{name}} with {{bytes}} to continue, or discard the upload.',
};

export const uploadMessages = defineCatalogue('upload', english, {
  de: () => import('./upload.messages.de.ts'),
  fr: () => import('./upload.messages.fr.ts'),
  pt: () => import('./upload.messages.pt.ts'),
});
