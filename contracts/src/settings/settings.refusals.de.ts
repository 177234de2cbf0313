import type { english } from './settings.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  SETTING_FIXED:
    'Diese Einstellung ist durch die Variable {{variable}} festgelegt.\nÄndern Sie die Variable, oder entfernen Sie sie und starten Sie Quarry neu.',
  SETTING_OF_SHOPS:
    'Diese Einstellung kann eigene Werte für Shops haben, aber nicht für Vertriebskanäle oder Benutzer.\nStellen Sie sie für den Shop oder für die Installation ein.',
  SETTING_SAME_EVERYWHERE: 'Diese Einstellung gilt überall gleich.\nStellen Sie es für die Installation ein.',
  NO_MAIL_SERVER: 'Es gibt keinen Mailserver.\nTragen Sie zuerst einen ein.',
  MAIL_NOT_TAKEN:
    'Der Mailserver hat die E-Mail nicht angenommen: {{cause}}.\nPrüfen Sie Host, Port, Verschlüsselung, Benutzername und Passwort.',
  SECRET_LOCKED:
    'Das Passwort des Mailservers wurde unter einem anderen Schlüssel aufbewahrt, als diese Installation hat.\nTragen Sie das Passwort neu ein.',
};
