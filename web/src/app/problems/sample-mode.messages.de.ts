import type { Translation } from '../../i18n/index.ts';
import type { english } from './sample-mode.messages.ts';

export const translation: Translation<typeof english> = {
  needsServer: 'Dieser Teil von Quarry braucht seinen Server, und den gibt es im Beispielmodus nicht.',
  toSamples: 'Zur Beispielübersicht',
};
