import type { english } from './access.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  RIGHT_MISSING: 'O seu papel não permite isto aqui.\nFale com um administrador.',
  LAST_ADMINISTRATOR:
    'É a única pessoa que ainda pode entrar como administrador.\nDê primeiro este papel a outra pessoa.',
  ROLE_NOT_HELD: 'O papel {{role}} tem direitos que você não tem.\nPeça a alguém que os tenha.',
  LAST_WITH_ALL_RIGHTS:
    'Ninguém que possa entrar ficaria com todos os direitos, e ninguém os poderia voltar a dar.\nDê primeiro todos os direitos a outro papel, e esse papel a alguém.',
  ADMINISTRATOR_ROLE: 'O papel dos administradores fica: a primeira conta e a linha de comandos usam-no.',
  ROLE_IN_USE_one: '{{names}} tem este papel.\nDê-lhe primeiro outro.',
  ROLE_IN_USE_other: '{{count}} pessoas têm este papel: {{names}}.\nDê-lhes primeiro outro.',
  RIGHTS_NOT_HELD: 'O papel teria direitos que você não tem.\nPeça a alguém que os tenha.',
  ROLE_NAME_TAKEN: 'Entretanto outro papel chama-se {{name}}.\nDê primeiro outro nome a esse.',
  OWN_ACCOUNT: 'Não se pode desativar a si próprio.\nPeça a outro administrador.',
  NOT_DISABLED: 'Só um utilizador desativado pode ser apagado.\nDesative-o primeiro.',
  USER_DISABLED: 'Este utilizador está desativado.\nAtive-o primeiro.',
  NO_SECOND_FACTOR: 'Não há segundo fator.',
  OWN_SECOND_FACTOR: 'O seu próprio segundo fator desativa-se na sua conta, com a sua palavra-passe.',
  SECOND_FACTOR_REQUIRED: 'Um dos seus papéis exige um segundo fator: {{names}}.\nConfigure outro em seu lugar.',
  SECOND_FACTOR_SETUP_OVER: 'Isto demorou demasiado.\nComece de novo.',
};
