import type { english } from './retention.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  retentionBytesDays: 'Gespeicherte Seiten behalten',
  'retentionBytesDays.help':
    'Ältere Bytes von Seiten werden gelöscht. Die neuesten jeder Seite bleiben, ebenso worauf ein Wert, ein offener Vorschlag oder ein Preispunkt beruht.',
  retentionFetchMonths: 'Abrufe von Seiten behalten',
  'retentionFetchMonths.help':
    'Ältere Monate von Abrufen werden gelöscht. Der neueste Abruf jeder Seite bleibt, ebenso jeder, auf dem ein behaltener Snapshot beruht.',
  retentionSnapshotMonths: 'Snapshots von Angeboten behalten',
  'retentionSnapshotMonths.help':
    'Ältere Monate von Snapshots werden gelöscht. Was ein Angebot zeigt, bleibt, ebenso worauf ein Wert, ein offener Vorschlag oder ein Preispunkt beruht.',
  retentionRunDays: 'Einträge von Läufen behalten',
  'retentionRunDays.help':
    'Einträge von Crawls, Grabber-, Excavator- und Massenläufen, die früher endeten, werden gelöscht. Die Läufe bleiben mit ihren Summen, und die neuesten fünf jeder Quelle behalten ihre Einträge.',
  retentionAuditMonths: 'Änderungsprotokoll behalten',
  'retentionAuditMonths.help':
    'Ältere Änderungen werden gelöscht und lassen sich nicht mehr zurücknehmen; die Siegel der übrigen passen weiter. 0 behält alle.',
  'effect.storageUncounted': 'Was das freigibt, wird innerhalb eines Tages gezählt.',
  'effect.storageFreesNothing': 'Von dem, was jetzt behalten wird, wird dadurch nichts gelöscht.',
  'effect.storageFrees_one': '{{count}} Eintrag mit {{bytes}} wird beim nächsten Lauf gelöscht.',
  'effect.storageFrees_other': '{{count}} Einträge mit {{bytes}} werden beim nächsten Lauf gelöscht.',
  'effect.storageFreesLess_one': 'Nur {{count}} Eintrag mit {{bytes}} wird beim nächsten Lauf gelöscht.',
  'effect.storageFreesLess_other': 'Nur {{count}} Einträge mit {{bytes}} werden beim nächsten Lauf gelöscht.',
  'effect.storageFreesMonth_one': '{{month}}: {{count}} Eintrag, {{bytes}}',
  'effect.storageFreesMonth_other': '{{month}}: {{count}} Einträge, {{bytes}}',
};
