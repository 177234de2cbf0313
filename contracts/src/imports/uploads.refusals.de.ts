import type { english } from './uploads.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  upload_gone: 'Diesen Upload gibt es nicht, oder seine Zeit ist abgelaufen.\nLaden Sie die Datei erneut hoch.',
  upload_empty: 'Die Datei ist leer.\nWählen Sie eine Datei mit Inhalt.',
  upload_too_large:
    'Die Datei ist größer als {{limit}} MB.\nTeilen Sie sie in kleinere Dateien und laden Sie diese nacheinander hoch.',
  upload_quota:
    'Ihre unbenutzten Uploads würden zusammen mehr als {{limit}} MB belegen.\nLöschen Sie einen davon oder warten Sie: Sie werden einen Tag nach dem Senden gelöscht.',
  upload_too_many:
    'Sie haben {{limit}} Uploads, die nichts benutzt.\nLöschen Sie einen davon oder warten Sie: Sie werden einen Tag nach dem Senden gelöscht.',
  upload_key_reused:
    'Dieser Idempotency-Key wurde für eine andere Datei benutzt.\nSenden Sie jede Datei mit einem eigenen Schlüssel.',
  upload_part_misplaced:
    'Kein Teil dieser Datei hat {{length}} Bytes und beginnt bei Byte {{offset}}.\nSenden Sie den Teil, der bei Byte {{reached}} beginnt.',
  upload_hole: 'Die Datei ist erst bis Byte {{reached}} angekommen.\nSenden Sie den Teil, der dort beginnt.',
  upload_part_differs:
    'Der Teil bei Byte {{offset}} wurde vorher mit anderem Inhalt gesendet: Die Datei wurde inzwischen geändert.\nLaden Sie die Datei erneut hoch.',
  upload_unfinished:
    'Erst {{reached}} von {{bytes}} Bytes sind angekommen.\nSenden Sie den Teil, der bei Byte {{reached}} beginnt.',
  upload_disk_full:
    'Der Server hat keinen Platz für diesen Teil und hat nichts davon behalten.\nBitten Sie den Betreiber des Servers, Platz zu schaffen, und setzen Sie den Upload dann fort.',
  upload_used: 'Der Upload wird schon benutzt.\nLöschen Sie stattdessen, was ihn benutzt.',
  not_a_picture: 'Die Datei ist kein Bild im Format JPEG, PNG, WebP, GIF oder AVIF.\nWählen Sie eine andere Datei.',
  picture_too_large: 'Das Bild ist größer als {{limit}} MB.\nVerkleinern Sie es und wählen Sie es erneut.',
  picture_too_many_pixels:
    'Das Bild hat mehr als {{limit}} Millionen Pixel.\nVerringern Sie Breite und Höhe und wählen Sie es erneut.',
  picture_damaged:
    'Das Bild ist beschädigt oder unvollständig.\nWählen Sie eine andere Datei oder exportieren Sie es neu.',
  picture_gone: 'Dieses Bild wurde schon benutzt, oder sein Upload ist abgelaufen.\nLaden Sie das Bild erneut hoch.',
  pictures_waiting: 'Gerade werden viele Bilder geprüft.\nVersuchen Sie es in einer Minute erneut.',
};
