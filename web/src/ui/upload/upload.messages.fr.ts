import type { Translation } from '../../i18n/index.ts';
import type { english } from './upload.messages.ts';

export const translation: Translation<typeof english> = {
  choose: 'Choisir un fichier',
  orDrop: 'ou le déposer ici',
  largest: '{{largest}} Mo au maximum.',
  oneFile: 'Choisissez un seul fichier à la fois.',
  sending: 'Envoi de {{name}}',
  sentOf: '{{sent}} sur {{all}}',
  waiting: 'La connexion a été perdue. L’envoi reprend dès que le serveur répond.',
  cancel: 'Annuler l’envoi',
  continue: 'Continuer',
  unreadable: 'Le fichier ne peut plus être lu : il a été déplacé ou modifié. Choisissez-le de nouveau.',
  failed: 'L’envoi s’est arrêté. Ce qui a été envoyé est conservé un jour : vérifiez la connexion, puis continuez.',
  unfinished: 'Envois inachevés',
  unfinishedText: 'Les envois que rien n’utilise sont supprimés un jour après leur dernière partie.',
  ready: 'Envoyé, pas encore utilisé',
  reached: '{{sent}} sur {{all}} envoyés',
  continueNamed: 'Continuer avec {{name}}',
  discard: 'Abandonner',
  discardNamed: 'Abandonner {{name}}',
  otherFile: 'C’est un autre fichier. Choisissez {{name}} de {{bytes}} pour continuer, ou abandonnez l’envoi.',
};
