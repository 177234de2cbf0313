import type { Translation } from '../../i18n/index.ts';
import type { english } from './second-factor.messages.ts';

export const translation: Translation<typeof english> = {
  enterCode: 'Saisir le code',
  code: 'Code de l’application',
  codeHelp: 'Ouvrez l’application sur votre téléphone et saisissez les six chiffres qu’elle affiche pour Quarry.',
  codeWanted: 'Saisissez les six chiffres que l’application affiche.',
  wrongCode:
    'Ce code est faux ou a déjà servi. Saisissez le suivant et, s’il échoue aussi, vérifiez l’heure du téléphone.',
  wrongRecoveryCode: 'Ce code de secours est faux ou a déjà servi. Saisissez-en un autre de votre liste.',
  useRecoveryCode: 'Utiliser plutôt un code de secours',
  useApp: 'Utiliser plutôt l’application',
  recoveryCode: 'Code de secours',
  recoveryCodes: 'Codes de secours',
  recoveryHelp: 'Saisissez l’un des codes que vous avez conservés lors de la configuration. Chacun sert une fois.',
  recoveryCodeWanted: 'Saisissez un code de secours.',
  startAgain: 'Recommencer',
  setUp: 'Configurer le second facteur',
  owed: 'Votre rôle exige un second facteur. Configurez-le pour continuer.',
  setUpHelp:
    'En plus du mot de passe, la connexion demandera un code d’une application de votre téléphone. Saisissez votre mot de passe pour commencer.',
  next: 'Suivant',
  scanHelp:
    'Scannez cette image avec une application d’authentification et saisissez les six chiffres qu’elle affiche.',
  secret: 'Ou saisissez ceci dans l’application :',
  confirm: 'Confirmer',
  codesHelp:
    'Chacun de ces codes sert une fois à la place de l’application, si le téléphone est perdu. Conservez-les là où vous seul les lisez : ils ne sont affichés que maintenant. Si vous les perdez, créez-en de nouveaux sur la page du compte.',
  download: 'Télécharger',
  fileHead: 'Codes de secours pour Quarry sur {{host}}. Chacun sert une fois.',
  notCopied: 'Le navigateur ne l’a pas permis. Sélectionnez les codes et copiez-les.',
  kept: 'Je les ai enregistrés',
  logOut: 'Se déconnecter',
};
