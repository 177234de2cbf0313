import type { english } from './uploads.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  upload_gone: 'Cet envoi n’existe pas, ou son délai est passé.\nEnvoyez de nouveau le fichier.',
  upload_empty: 'Le fichier est vide.\nChoisissez un fichier qui a un contenu.',
  upload_too_large:
    'Le fichier dépasse {{limit}} Mo.\nDivisez-le en fichiers plus petits et envoyez-les l’un après l’autre.',
  upload_quota:
    'Vos envois inutilisés dépasseraient ensemble {{limit}} Mo.\nSupprimez-en un, ou attendez : ils sont supprimés un jour après leur envoi.',
  upload_too_many:
    'Vous avez {{limit}} envois que rien n’utilise.\nSupprimez-en un, ou attendez : ils sont supprimés un jour après leur envoi.',
  upload_key_reused: 'Cette Idempotency-Key a servi pour un autre fichier.\nEnvoyez chaque fichier avec sa propre clé.',
  upload_part_misplaced:
    'Aucune partie de ce fichier n’a {{length}} octets et ne commence à l’octet {{offset}}.\nEnvoyez la partie qui commence à l’octet {{reached}}.',
  upload_hole: 'Le fichier n’est reçu que jusqu’à l’octet {{reached}}.\nEnvoyez la partie qui commence là.',
  upload_part_differs:
    'La partie à l’octet {{offset}} a été envoyée avec un autre contenu : le fichier a été modifié entre-temps.\nEnvoyez de nouveau le fichier.',
  upload_unfinished:
    'Seuls {{reached}} octets sur {{bytes}} sont reçus.\nEnvoyez la partie qui commence à l’octet {{reached}}.',
  upload_disk_full:
    'Le serveur n’a pas de place pour cette partie et n’en a rien gardé.\nDemandez à la personne qui gère le serveur de libérer de la place, puis reprenez l’envoi.',
  upload_used: 'L’envoi est déjà utilisé.\nSupprimez plutôt ce qui l’utilise.',
  not_a_picture: 'Le fichier n’est pas une image JPEG, PNG, WebP, GIF ou AVIF.\nChoisissez un autre fichier.',
  picture_too_large: 'L’image dépasse {{limit}} Mo.\nRéduisez-la et choisissez-la de nouveau.',
  picture_too_many_pixels:
    'L’image a plus de {{limit}} millions de pixels.\nRéduisez sa largeur et sa hauteur et choisissez-la de nouveau.',
  picture_damaged: 'L’image est endommagée ou incomplète.\nChoisissez un autre fichier, ou exportez-la de nouveau.',
  picture_gone: 'Cette image a déjà été utilisée, ou son envoi a expiré.\nEnvoyez de nouveau l’image.',
  pictures_waiting: 'De nombreuses images sont en cours de vérification.\nRéessayez dans une minute.',
};
