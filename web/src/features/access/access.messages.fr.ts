import type { Translation } from '../../i18n/index.ts';
import type { english } from './access.messages.ts';

export const translation: Translation<typeof english> = {
  logIn: 'Se connecter',
  logInToQuarry: 'Se connecter à Quarry',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  wrongCredentials: 'L’adresse e-mail ou le mot de passe est faux. Vérifiez les deux et réessayez.',
  tooManyAttempts_one: 'Trop de tentatives. Réessayez dans une minute.',
  tooManyAttempts_other: 'Trop de tentatives. Réessayez dans {{count}} minutes.',
  serverOutOfReach: 'Le serveur est injoignable. Vérifiez la connexion et réessayez.',
  somethingWentWrong: 'Un problème est survenu sur le serveur. Réessayez dans un instant.',
  toRegister: 'Créer un compte',
  toLogIn: 'J’ai un compte : me connecter',
  register: 'Créer le compte',
  registerTitle: 'Créer un compte',
  username: 'Nom d’utilisateur',
  passwordHelp: 'Au moins {{least}} caractères.',
  usernameWanted: 'Choisissez un nom d’utilisateur de 1 à {{most}} caractères.',
  emailWanted: 'Saisissez une adresse e-mail complète, par exemple nom@example.com.',
  passwordWanted: 'Choisissez un mot de passe d’au moins {{least}} caractères.',
  emailTaken: 'Cette adresse e-mail est déjà utilisée. Connectez-vous ou choisissez-en une autre.',
  usernameTaken: 'Ce nom d’utilisateur est déjà pris. Choisissez-en un autre.',
  registrationClosed: 'Les inscriptions ont été fermées entre-temps. Demandez un compte à un administrateur.',
  busy: 'Beaucoup de personnes se connectent en ce moment. Réessayez dans quelques secondes.',
};
