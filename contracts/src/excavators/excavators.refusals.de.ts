import type { english } from './excavators.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  TRANSITION: 'Ein Excavator in diesem Zustand ({{from}}) kann nicht {{to}} werden.',
  'excavator.archived':
    'Ein archivierter Excavator läuft nicht.\nSetzen Sie ihn auf Entwurf zurück und schalten Sie ihn dann aktiv.',
  NOT_ACTIVE: 'Nur ein aktiver Excavator läuft.\nSchalten Sie ihn zuerst aktiv.',
  RUNNING: 'Ein Lauf dieses Excavators ist im Gange.\nWarten Sie, bis er fertig ist.',
  TOO_FEW_LABELS:
    'Das Training braucht mindestens {{fewest}} gleiche und {{fewest}} verschiedene Paare; es sind {{matches}} und {{others}}.\nEntscheiden Sie zuerst mehr Vorschläge.',
  ALREADY_DECIDED: 'Über diesen Vorschlag ist schon entschieden.\nHier ist nichts mehr zu tun.',
  VERSION_CONFLICT: 'Der Vorschlag hat sich inzwischen geändert.\nSehen Sie ihn noch einmal an.',
  NOT_FOUND: 'Diesen Vorschlag gibt es nicht, oder Sie dürfen ihn nicht entscheiden.',
  KIND_NOT_DECIDABLE: 'Diese Art von Vorschlag lässt sich hier nicht annehmen.',
  TARGET_GONE: 'Das Angebot oder das Produkt gibt es nicht mehr.\nWählen Sie ein anderes Produkt.',
  'TARGET_GONE:reject':
    'Das Angebot oder das Produkt gibt es nicht mehr.\nLehnen Sie den Vorschlag ab; das Angebot wird noch einmal geprüft.',
  OFFER_GONE: 'Das Angebot gibt es nicht mehr.\nLehnen Sie den Vorschlag ab.',
  OFFER_BACK: 'Das alte Angebot ist wieder da, oder eines von beiden ist weg.\nLehnen Sie den Vorschlag ab.',
  LINK_GONE: 'Das Angebot hängt nicht mehr an diesem Produkt.\nLehnen Sie den Vorschlag ab.',
  VALUE_GONE: 'Das Angebot nennt diesen Wert nicht mehr, oder das Produkt ist weg.\nLehnen Sie den Vorschlag ab.',
  NOT_UNDOABLE: 'Neuere Belege sind an die Stelle dieses Vorschlags getreten; es gibt nichts zurückzunehmen.',
  PRODUCT_PURGED: 'Das Produkt wurde endgültig gelöscht, und diese Entscheidung mit ihm.',
};
