import type { english } from './discounts.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  DISCOUNT_MISSING: 'Es fehlt noch: {{what}}.\nErgänzen Sie das zuerst.',
  DISCOUNT_OVER: 'Er endete {{at}}.\nSetzen Sie ein späteres Ende, oder kopieren Sie ihn.',
  DISCOUNT_ENDED: 'Beendete Rabatte bleiben, wie sie verkauft wurden.\nKopieren Sie ihn.',
  DISCOUNT_END_CONFIRM: 'Ein beendeter Rabatt läuft nie wieder.\nBestätigen Sie, dass er enden soll.',
  DISCOUNT_ALREADY: 'Der Rabatt ist schon in diesem Zustand ({{state}}).',
  DISCOUNT_NO_WAY: 'Ein Rabatt in diesem Zustand ({{from}}) kann nicht {{to}} werden.\nMöglich ist: {{ways}}.',
  DISCOUNT_NOT_DRAFT: 'Nur ein Entwurf wird gelöscht.\nBeenden Sie den Rabatt stattdessen.',
  DISCOUNT_AUTOMATIC: 'Ein automatischer Rabatt hat keine Codes.\nÄndern Sie seine Methode zuerst auf Code.',
  'discount_part:value': 'wie viel abgezogen wird',
  'discount_part:buy': 'wie viele gekauft werden müssen',
  'discount_part:get': 'wie viele gewährt werden',
  'discount_part:code': 'ein Code',
  'discount:DRAFT': 'Entwurf',
  'discount:LIVE': 'aktiv',
  'discount:PAUSED': 'pausiert',
  'discount:ENDED': 'beendet',
  CODE_EMPTY: 'Diese Zeile ist leer.\nGeben Sie einen Code ein.',
  CODE_TOO_LONG: 'Ein Code hat höchstens {{most}} Zeichen.\nKürzen Sie ihn.',
  CODE_SIGNS:
    'Ein Code hat nur Buchstaben, Ziffern, Bindestriche, Unterstriche und Punkte.\nLassen Sie die anderen Zeichen weg.',
  CODE_REPEATED: 'Der Code steht hier zweimal; Groß- und Kleinschreibung zählt nicht.',
  CODE_HERE: 'Der Rabatt hat diesen Code schon.',
  CODE_TAKEN:
    'Ein anderer Rabatt hat diesen Code: {{discount}}.\nDeaktivieren Sie ihn dort zuerst, oder wählen Sie einen anderen.',
  DISCOUNT_USED_UP: 'Das Limit von {{limit}} Nutzungen ist erreicht.\nFragen Sie ohne ihn erneut an.',
  DISCOUNT_CUSTOMER_USED_UP:
    'Der Kunde hat ihn {{limit}}-mal genutzt, mehr geht nicht.\nFragen Sie ohne ihn erneut an.',
  RESERVATION_NOT_SOLD: 'Auf dem Kanal {{channel}} wird jetzt nichts verkauft.\nSchalten Sie ihn zuerst aktiv.',
  RESERVATION_OTHER_CART:
    'Dieser Schlüssel hält einen anderen Warenkorb.\nGeben Sie ihn zuerst frei, oder verwenden Sie einen anderen Schlüssel.',
};
