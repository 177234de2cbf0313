import { grabberLimits } from '@quarry/contracts/grabbers';
import type { ReaderText } from '../../platform/reader-language.ts';

const { readingSeconds: seconds } = grabberLimits;

/** Why a stored page that somebody opened by its address cannot be shown. */
export const refusals = {
  unknown: {
    en: 'There is no such page.',
    de: 'Diese Seite gibt es nicht.',
    fr: 'Cette page n’existe pas.',
    pt: 'Esta página não existe.',
  },
  expired: {
    en: 'This link has expired; open the page from Quarry again.',
    de: 'Dieser Link ist abgelaufen; öffnen Sie die Seite noch einmal aus Quarry.',
    fr: 'Ce lien a expiré ; ouvrez à nouveau la page depuis Quarry.',
    pt: 'Esta ligação expirou; volte a abrir a página a partir do Quarry.',
  },
  notKept: {
    en: 'The bytes of this page are not kept any more.',
    de: 'Die Bytes dieser Seite werden nicht mehr aufbewahrt.',
    fr: 'Les octets de cette page ne sont plus conservés.',
    pt: 'Os bytes desta página já não são guardados.',
  },
  bytesMissing: {
    en: 'The bytes of this page are gone; restore them from a backup.',
    de: 'Die Bytes dieser Seite sind verloren; stellen Sie sie aus einer Sicherung wieder her.',
    fr: 'Les octets de cette page ont disparu ; restaurez-les depuis une sauvegarde.',
    pt: 'Os bytes desta página desapareceram; reponha-os a partir de uma cópia de segurança.',
  },
  tooSlow: {
    en: `Showing this page took longer than ${seconds} s and was stopped. Open it in the shop instead.`,
    de: `Diese Seite anzuzeigen dauerte länger als ${seconds} s und wurde abgebrochen. Öffnen Sie sie stattdessen im Shop.`,
    fr: `L’affichage de cette page a duré plus de ${seconds} s et a été arrêté. Ouvrez-la plutôt dans la boutique.`,
    pt: `A apresentação desta página demorou mais de ${seconds} s e foi interrompida. Abra-a antes na loja.`,
  },
  tooBusy: {
    en: 'Too many pages are being read at this moment; try again in a few seconds.',
    de: 'Im Augenblick werden zu viele Seiten gelesen; versuchen Sie es in einigen Sekunden noch einmal.',
    fr: 'Trop de pages sont lues en ce moment ; réessayez dans quelques secondes.',
    pt: 'Estão a ser lidas demasiadas páginas neste momento; tente de novo dentro de alguns segundos.',
  },
} as const satisfies Record<string, ReaderText>;
