import type { english } from './settings.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  SETTING_FIXED:
    'Esta definição é fixada pela variável {{variable}}.\nAltere a variável, ou remova-a e reinicie o Quarry.',
  SETTING_OF_SHOPS:
    'Esta definição pode ter um valor próprio por loja, mas não por canal de venda nem por utilizador.\nDefina-a para a loja ou para a instalação.',
  SETTING_SAME_EVERYWHERE: 'Esta definição é igual em todo o lado.\nDefina-a para a instalação.',
  NO_MAIL_SERVER: 'Não há servidor de e-mail.\nDefina um primeiro.',
  MAIL_NOT_TAKEN:
    'O servidor de e-mail não aceitou a mensagem: {{cause}}.\nVerifique o anfitrião, a porta, a encriptação, o nome de utilizador e a palavra-passe.',
  SECRET_LOCKED:
    'A palavra-passe do servidor de e-mail foi guardada com outra chave que não a desta instalação.\nDefina-a de novo.',
};
