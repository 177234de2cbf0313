import type { Translation } from '../../i18n/index.ts';
import type { english } from './account.messages.ts';

export const translation: Translation<typeof english> = {
  sessions: 'Sessões',
  noSessions: 'Sem sessão iniciada em lado nenhum.',
  device: 'Dispositivo',
  browserOnSystem: '{{browser}} em {{system}}',
  unknownDevice: 'Dispositivo desconhecido',
  thisBrowser: 'Este navegador',
  address: 'Endereço',
  began: 'Início',
  lastUsed: 'Última utilização',
  ends: 'Termina',
  endsUnused: 'sem utilização, em {{at}}',
  endsLatest: 'o mais tardar em {{at}}',
  revoke: 'Terminar',
  revokeOne: 'Terminar a sessão: {{device}}',
  revokeOthers: 'Terminar todas as outras',
  revokeOthersText: 'Todos os outros navegadores terão de entrar de novo dentro de segundos. Este mantém-se ligado.',
  revokeAll: 'Terminar todas',
  revokeAllText: 'Todos os navegadores desta pessoa terão de entrar de novo dentro de segundos.',
  revoked_one: '{{count}} sessão terminada',
  revoked_other: '{{count}} sessões terminadas',
  endedAlready: 'Esta sessão já tinha terminado.',
  roleNotHeld: 'O papel {{role}} tem direitos que você não tem. Peça a alguém que os tenha.',
};
