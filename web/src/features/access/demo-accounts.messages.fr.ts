import type { Translation } from '../../i18n/index.ts';
import type { english } from './demo-accounts.messages.ts';

export const translation: Translation<typeof english> = {
  sampleMode: 'Mode d’exemple',
  sampleModeText:
    'Mode d’exemple : tout ce que vous faites reste dans cette page et disparaît quand vous la rechargez.',
  asAdministrator: 'Se connecter comme administrateur',
  asClient: 'Se connecter comme client',
};
