import type { english } from './grabbers.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'grabber.archived': 'Ein archivierter Grabber liest nichts.\nLegen Sie für seinen Shop einen neuen an.',
  'grabber.reads_pages':
    'Ein Grabber für Seiten liest, was sein Crawler abruft.\nStarten Sie den Crawler, oder lesen Sie die gespeicherten Seiten noch einmal.',
  'grabber.reads_feed': 'Ein Feed wird jedes Mal neu gelesen.\nStarten Sie ihn ohne Wiederholung.',
  'grabber.runs': 'Ein Lauf dieses Grabbers ist im Gange.\nWarten Sie sein Ende ab.',
  'grabber.test_missing':
    'Ein Grabber für Seiten wird aktiv, sobald er mit diesen Einstellungen ein Angebot von einer gespeicherten Seite gelesen hat.\nÖffnen Sie zuerst die Workbench mit einer solchen Seite.',
  'grabber.run_missing':
    'Ein Grabber für einen Feed wird aktiv, sobald ein Lauf mit diesen Einstellungen ihn gelesen hat.\nRufen Sie zuerst den Feed ab.',
  'grabber.transition': 'Ein Grabber in diesem Zustand ({{from}}) kann nicht {{to}} werden.\nMöglich ist: {{ways}}.',
  'grabber.transition:end': 'Ein Grabber in diesem Zustand ({{from}}) kann nicht {{to}} werden; er bleibt, wie er ist.',
  'grabber.replay_waits':
    'Ein Neuauslesen dieses Grabbers wartet auf eine Entscheidung.\nZuerst anwenden oder verwerfen.',
  'grabber.page_too_slow':
    'Diese Seite zu lesen dauerte länger als {{seconds}} s und wurde abgebrochen.\nVerwenden Sie einen einfacheren Selektor, oder testen Sie an einer kleineren Seite.',
  'grabber.reading_busy':
    'Im Augenblick werden zu viele Seiten gelesen.\nVersuchen Sie es in einigen Sekunden noch einmal.',
  'replay.rows_gone':
    'Die bereitgelegten Seiten sind nicht mehr da; sie bleiben 30 Tage.\nDie gespeicherten Seiten neu lesen.',
  'replay.later_applied': 'Ein späteres Neuauslesen dieses Grabbers wurde angewendet.\nZuerst jenes zurücknehmen.',
  'replay.no_way':
    'Ein Neuauslesen mit dem Stand „{{from}}“ kann nicht „{{to}}“ werden.\nDie Seite neu laden, um den jetzigen Stand zu sehen.',
  'replay_state:reading': 'wird gelesen',
  'replay_state:waiting': 'wartet auf eine Entscheidung',
  'replay_state:applying': 'wird angewendet',
  'replay_state:applied': 'angewendet',
  'replay_state:part_applied': 'zum Teil angewendet',
  'replay_state:same': 'ohne Unterschied',
  'replay_state:discarded': 'verworfen',
  'replay_state:taking_back': 'wird zurückgenommen',
  'replay_state:taken_back': 'zurückgenommen',
  'replay_state:part_taken_back': 'zum Teil zurückgenommen',
};
