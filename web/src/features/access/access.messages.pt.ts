import type { Translation } from '../../i18n/index.ts';
import type { english } from './access.messages.ts';

export const translation: Translation<typeof english> = {
  logIn: 'Entrar',
  logInToQuarry: 'Entrar no Quarry',
  email: 'Endereço de e-mail',
  password: 'Palavra-passe',
  showPassword: 'Mostrar a palavra-passe',
  wrongCredentials: 'O e-mail ou a palavra-passe está errado. Verifique ambos e tente de novo.',
  tooManyAttempts_one: 'Demasiadas tentativas. Tente de novo dentro de um minuto.',
  tooManyAttempts_other: 'Demasiadas tentativas. Tente de novo dentro de {{count}} minutos.',
  serverOutOfReach: 'Não é possível contactar o servidor. Verifique a ligação e tente de novo.',
  somethingWentWrong: 'Algo correu mal no servidor. Tente de novo dentro de momentos.',
  toRegister: 'Criar uma conta',
  toLogIn: 'Já tenho conta: entrar',
  register: 'Criar conta',
  registerTitle: 'Criar uma conta',
  username: 'Nome de utilizador',
  passwordHelp: 'Pelo menos {{least}} caracteres.',
  usernameWanted: 'Escolha um nome de utilizador de 1 a {{most}} caracteres.',
  emailWanted: 'Introduza um endereço de e-mail completo, como nome@example.com.',
  passwordWanted: 'Escolha uma palavra-passe com pelo menos {{least}} caracteres.',
  emailTaken: 'Este endereço de e-mail já está a ser usado. Entre, ou escolha outro.',
  usernameTaken: 'Este nome de utilizador já existe. Escolha outro.',
  registrationClosed: 'O registo foi entretanto fechado. Peça uma conta a um administrador.',
  busy: 'Há muita gente a entrar neste momento. Tente de novo dentro de alguns segundos.',
};
