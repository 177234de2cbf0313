import type { findingsTexts } from '@quarry/contracts/wording';
import type { Translation } from '../catalogue.ts';

export const findings: Translation<typeof findingsTexts> = {
  absences_mended: 'Angebote, die ihre Seite nicht mehr nannte, beendet zum Zeitpunkt dieser Lesung: {{offers}}.',
  'quarantine:no_name': 'Die Quelle nennt keinen Namen.',
  'quarantine:no_currency':
    'Der Preis nennt keine Währung, und für den Shop ist keine eingestellt; stellen Sie die Währung des Shops ein.',
  'suspect:range': 'Eine Spanne oder ein „ab“-Preis ist nicht der Preis eines Stücks.',
  'suspect:not_above_zero': 'Der Preis liegt nicht über null.',
  'suspect:above_list': 'Der Preis liegt über dem Listenpreis.',
  'suspect:other_currency': 'Die Währung hat von {{before}} zu {{now}} gewechselt.',
  'suspect:slipped_up': 'Der Preis ist das {{factor}}-Fache des vorigen: Das Komma könnte verrutscht sein.',
  'suspect:slipped_down': 'Der vorige Preis ist das {{factor}}-Fache dieses Preises: Das Komma könnte verrutscht sein.',
  'suspect:far_from_before': 'Der Preis ist mehr als dreimal so hoch oder so niedrig wie zuvor.',
  'suspect:far_from_market': 'Der Preis liegt weit von dem entfernt, was andere Shops für dieses Produkt verlangen.',
  'suspect:not_confirmed': '{{doubt}} Bei der nächsten Sichtung wurde er nicht bestätigt.',
  'degraded:pages_gone': 'Alle {{count}} abgerufenen Seiten sind nicht mehr da.',
  'degraded:product_pages_one': '{{count}} Produktseite, sonst {{usual}}: weniger als {{share}}.',
  'degraded:product_pages_other': '{{count}} Produktseiten, sonst {{usual}}: weniger als {{share}}.',
  'stopped:unchanged': 'Der Feed ist derselbe wie beim letzten Mal.',
  'stopped:nothing_read': 'Es konnte nichts gelesen werden.',
  'stopped:fewer_offers': 'Es sind viel weniger Angebote als sonst.',
  'stopped:offers_lost':
    '{{count}} von {{of}} gelesenen Seiten nennen Angebote nicht mehr, die sie beim letzten Lesen nannten. Keines dieser Angebote wurde geändert.',
  'stopped:offers_lost_marked':
    '{{count}} von {{of}} gelesenen Seiten nennen Angebote nicht mehr, die sie beim letzten Lesen nannten. Eine Person hat das übernommen, daher gelten sie als fehlend, sofern keine andere Quelle sie nennt.',
  'stopped:offers_lost_in_part':
    '{{count}} von {{of}} gelesenen Seiten nennen Angebote nicht mehr, die sie beim letzten Lesen nannten. Einige dieser Angebote wurden möglicherweise schon geändert.',
  'stopped:pages_gone':
    'Alle {{count}} gelesenen Seiten gibt es nicht mehr, obwohl sie beim letzten Lesen Angebote nannten. Keines dieser Angebote wurde geändert.',
  'stopped:field_fell': 'Viel weniger Angebote als sonst nennen dieses Feld: {{field}}.',
  'stopped:field_lost':
    '{{count}} von {{of}} gelesenen Seiten nennen ein Feld nicht mehr, das sie beim letzten Lesen nannten: {{field}}.',
  'stopped:field_mistyped':
    '{{count}} von {{of}} gelesenen Seiten nennen ein Feld, das nicht lesbar ist, obwohl es das beim letzten Lesen war: {{field}}.',
  'stopped:prices_refused':
    '{{count}} von {{of}} gelesenen Seiten nennen einen Preis, der neben dem zuletzt gelesenen verdächtig ist.',
  'stopped:replay_discarded': 'Das Neuauslesen wurde verworfen; nichts davon zählt.',
  'stopped:replay_taken_back': 'Das Neuauslesen wurde als Ganzes zurückgenommen.',
  'stopped:replay_not_back_one':
    'Das Neuauslesen wurde zurückgenommen, außer bei {{count}} Angebot, dessen früherer Stand nicht mehr gespeichert war. Es behält, was neu ausgelesen wurde.',
  'stopped:replay_not_back_other':
    'Das Neuauslesen wurde zurückgenommen, außer bei {{count}} Angeboten, deren früherer Stand nicht mehr gespeichert war. Sie behalten, was neu ausgelesen wurde.',
  'stopped:offers_lost_left_out_one':
    '{{lost}} von {{of}} gelesenen Seiten nennen Angebote nicht mehr, die sie beim letzten Lesen nannten. Jemand hat das akzeptiert. {{count}} Seite wurde ausgelassen, weil sie inzwischen neu abgerufen wurde; Angebote der anderen Seiten gelten als fehlend, sofern keine andere Quelle sie nennt.',
  'stopped:offers_lost_left_out_other':
    '{{lost}} von {{of}} gelesenen Seiten nennen Angebote nicht mehr, die sie beim letzten Lesen nannten. Jemand hat das akzeptiert. {{count}} Seiten wurden ausgelassen, weil sie inzwischen neu abgerufen wurden; Angebote der anderen Seiten gelten als fehlend, sofern keine andere Quelle sie nennt.',
  'closed:replay_taken_back': 'Das Neuauslesen, das als einziges dieses Angebot gelesen hatte, wurde zurückgenommen.',
  'stopped:replay_expired':
    'Niemand hat innerhalb von 30 Tagen über das Neuauslesen entschieden, daher wurde es verworfen.',
  'stopped:right_gone':
    'Wer es angefordert hat, hat dieses Recht nicht mehr. Die übrigen Einträge wurden nicht geändert.',
  'stopped:broken_off':
    'Der Lauf ist auf dem Server abgebrochen ({{cause}}). Starten Sie ihn noch einmal; bricht er wieder ab, steht der Grund im Protokoll des Servers.',
  long_pass:
    'Mit dieser Pause dauert ein voller Durchgang {{days}} Tage. Ein Feed oder Listenseiten mit Preisen sagen dasselbe mit weniger Anfragen.',
  'probe:leads_to': '{{asked}} führt zu {{answered}}; das ist die Adresse, die bleiben sollte.',
  'probe:robots_silent': 'robots.txt antwortet nicht; bis dahin darf nichts abgerufen werden.',
  'probe:robots_forbids':
    'robots.txt verbietet uns die ganze Website: Fragen Sie den Shop, oder nutzen Sie seinen Feed.',
  'probe:refused':
    '{{url}} lässt sich nicht ansehen. {{problem}} Öffnen Sie die Adresse im Browser; geht es dort, versuchen Sie es hier noch einmal.',
  'probe:home_cut':
    '{{url}} hört nicht auf: Nur die ersten {{bytes}} Bytes wurden gelesen. Prüfen Sie, ob das die Startseite des Shops ist.',
  'probe:no_sitemap': 'Keine brauchbare Sitemap gefunden; Seiten werden über Links gefunden.',
  'probe:sitemap': 'In der Sitemap {{url}}: {{problem}}',
  'probe:sitemaps_cut': 'Die Sitemaps wurden nicht bis zum Ende gelesen: Es sind mehr als {{number}} Adressen.',
  'probe:no_sample': 'Es konnte keine Produktseite als Stichprobe gelesen werden.',
  'probe:without_offer':
    '{{number}} von {{all}} Seiten der Stichprobe nennen kein Angebot in strukturierten Daten; sie könnten Selektoren brauchen.',
  'probe:page': '{{url}}: {{problem}}',
  http_error:
    '{{url}} antwortet mit {{status}}: Öffnen Sie die Adresse im Browser, um den Grund zu sehen, oder nennen Sie eine andere Seite des Shops.',
  'not_html:home': '{{url}} ist keine Webseite, sondern {{type}}: Nennen Sie die Adresse der Startseite des Shops.',
  'not_html:home_text':
    '{{url}} ist keine Webseite, sondern Text ohne HTML: Nennen Sie die Adresse der Startseite des Shops.',
  'model:unproven':
    'Die {{decided}} entschiedenen Paare belegen noch keine Precision von {{precision}}; deshalb wird nichts automatisch zugeordnet. Entscheiden Sie mehr Vorschläge.',
  'model:proven':
    'Ab einem Score von {{threshold}} waren {{precision}} der entschiedenen Paare richtig; Angebote darüber werden automatisch zugeordnet.',
};
