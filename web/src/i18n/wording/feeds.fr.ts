import type { feedsTexts } from '@quarry/contracts/wording';
import type { Translation } from '../catalogue.ts';

export const feeds: Translation<typeof feedsTexts> = {
  feed_empty: 'Le flux est vide ; vérifiez l’adresse ou l’export qui l’écrit.',
  'feed_empty:no_entries': 'Le flux n’a aucune entrée ; vérifiez l’adresse ou l’export qui l’écrit.',
  'feed_unknown_format:archive':
    'C’est une archive ZIP ou un classeur ; enregistrez-le en CSV ou décompressez-le d’abord.',
  'feed_unknown_format:packed': 'C’est compressé avec {{program}} ; utilisez gzip ou zstd.',
  'feed_unknown_format:pdf': 'C’est un document PDF ; publiez le flux en XML, CSV ou JSON.',
  'feed_unknown_format:seven_zip': 'C’est une archive 7-Zip ; utilisez gzip ou zstd.',
  'feed_unknown_format:json': 'Ceci est du JSON ; enregistrez les lignes en XML, en texte délimité ou en JSON Lines.',
  'feed_unknown_format:no_header':
    'Ce n’est ni du XML ni du JSON, et les premières lignes ne nomment aucune colonne d’un flux de produits (comme id, title, price) ; donnez une ligne d’en-tête au fichier.',
  feed_is_html:
    'C’est une page HTML, pas un flux : l’adresse a peut-être changé ou demande une connexion ; ouvrez-la dans un navigateur et prenez l’adresse du flux lui-même.',
  compression_ratio:
    'Les données {{compression}} décompressées dépassent {{ratio}} fois leur taille, ce qu’aucun flux ne fait ; publiez le flux à nouveau.',
  compression_followed:
    'Des octets qui ne sont pas des données {{compression}} suivent les données {{compression}} ; ils ont été écartés.',
  compression_damaged: 'Les données {{compression}} sont endommagées ou coupées ; ce qui précède a été lu.',
  'bad_status:feed': 'La boutique a répondu {{status}} pour le flux ; ouvrez son adresse pour voir pourquoi.',
  'bytes_missing:feed': 'Les octets conservés du flux ont disparu ; relancez l’extraction.',
  text_before_xml: 'Du texte précède le XML ; il a été ignoré.',
  undecodable_bytes:
    'À partir de la ligne {{line}}, des octets ne sont pas du {{encoding}} ; ils apparaissent comme \uFFFD.',
  nul_characters: 'À partir de la ligne {{line}}, il y a des caractères NUL ; ils ont été retirés.',
  json_not_closed:
    'Le flux s’arrête à la ligne {{line}} avant la fermeture de son dernier crochet ; il est peut-être coupé.',
  json_not_valid: 'L’entrée de la ligne {{line}} n’est pas du JSON valide : {{problem}}.',
  'json:too_long': 'elle dépasse {{limit}} caractères',
  'json:no_object': 'ce n’est pas un objet',
  'json:cut_off': 'le flux s’arrête au milieu',
  'json:endless': 'elle ne se termine pas',
  'json:wrong_bracket': 'un « {{bracket}} » se trouve là où un autre crochet est ouvert',
  'json:misplaced': 'un guillemet, une virgule ou un crochet manque ou est faux',
  xml_not_closed: 'Le flux s’arrête à la ligne {{line}} avant la fermeture de <{{name}}> ; il est peut-être coupé.',
  xml_not_well_formed: 'L’entrée de la ligne {{line}} n’est pas bien formée ; à la ligne {{at}} : {{fault}}.',
  'xml_not_well_formed:bare_sign': 'Un « < » isolé se trouve entre les entrées à la ligne {{line}}.',
  'xml_not_well_formed:never_closed': 'Le balisage qui commence à la ligne {{line}} n’est jamais fermé.',
  'xml_not_well_formed:not_open': 'À la ligne {{line}}, </{{name}}> ferme un élément qui n’est pas ouvert.',
  'xml:next_begins': 'le <{{name}}> suivant commence avant la fermeture de celui-ci',
  'xml:too_deep': 'les éléments sont imbriqués sur plus de {{limit}} niveaux',
  'xml:never_closed': '<{{name}}> n’est jamais fermé',
  'xml:not_open': '</{{name}}> ferme un élément qui n’est pas ouvert',
  'xml:wrongly_closed': '<{{name}}> est fermé par </{{other}}>',
  'xml:part_never_closed': '{{part}} n’est jamais fermé',
  'xml:cut_off': 'le flux s’arrête au milieu de cette entrée',
  entities_ignored: 'Le document déclare ses propres entités ; elles ne sont jamais développées.',
  entity_not_expanded:
    'L’entité &{{name}}; à la ligne {{line}} n’appartient ni à XML ni à HTML ; elle n’est jamais développée et reste telle quelle.',
  entities_left_one: 'L’entité &{{name}}; n’est jamais développée et reste telle quelle à la ligne {{lines}}.',
  entities_left_other:
    'L’entité &{{name}}; n’est jamais développée et reste telle quelle à {{count}} lignes ({{lines}}).',
  'xml_repaired:bare_sign': 'Un « < » isolé à la ligne {{line}} a été gardé comme texte.',
  'xml_repaired:bare_ampersand': 'Un « & » isolé à la ligne {{line}} a été gardé comme texte ; écrivez &amp;.',
  'xml_repaired:left_open': 'Un élément HTML à la ligne {{line}} reste ouvert.',
  'xml_repaired:too_long': '<{{name}}> dépasse {{limit}} caractères et a été coupé.',
  column_twice: 'La colonne « {{name}} » figure deux fois ; la première remplie compte.',
  quote_not_escaped: 'Un guillemet dans une cellule à la ligne {{line}} n’est pas doublé ; il a été gardé tel quel.',
  quote_not_closed: 'La ligne {{line}} ouvre un guillemet jamais fermé ; fermez-le ou doublez-le.',
  'quote_not_closed:lines':
    'La ligne {{line}} ouvre un guillemet jamais fermé, et les lignes jusqu’à {{last}} ne sont pas entières ; fermez-le ou doublez-le.',
  wrong_column_count:
    'La ligne {{line}} a {{columns}} colonnes, l’en-tête en nomme {{named}} ; mettez entre guillemets les cellules qui contiennent le séparateur.',
  line_too_long: 'La ligne {{line}} dépasse {{limit}} caractères ; le fichier a peut-être perdu ses fins de ligne.',
  id_missing: 'La ligne n’a pas d’id ; donnez-en un à chaque article.',
  id_repeated:
    'L’id « {{id}} » figurait déjà à la ligne {{line}} ; celle-là est gardée. Donnez un id propre à chaque article.',
  title_missing: 'La ligne n’a pas de titre ; donnez un nom à l’article.',
  price_missing: 'La ligne n’a pas de prix ; donnez-lui-en un.',
  'price_missing:sale':
    'La ligne n’a qu’un prix promotionnel, dont la période est passée ou pas encore commencée ; donnez-lui un prix.',
  'price_unreadable:row': 'Le prix « {{text}} » ne peut pas être lu : {{cause}}.',
  sale_price_unreadable: 'Le prix soldé « {{text}} » ne peut pas être lu : {{cause}}. Le prix normal compte.',
  list_price_unreadable: 'Le prix catalogue « {{text}} » ne peut pas être lu : {{cause}}.',
  sale_currency_differs: 'Devise du prix soldé : {{sale}} ; devise du prix : {{regular}}. Le prix normal compte.',
  no_currency: 'aucune',
  'sale_above_list:row': 'Le prix soldé {{sale}} dépasse le prix {{price}} ; le prix normal compte.',
  sale_dates_unreadable:
    'Les dates du solde « {{text}} » ne peuvent pas être lues (deux dates ISO 8601 séparées par une barre oblique) ; le prix normal compte.',
  separator_ambiguous:
    'Le prix « {{text}} » peut se lire de deux façons et a été lu {{amount}} ; écrivez-le avec deux décimales.',
  'price_zero:row': 'Le prix est 0 ; vérifiez que l’article est vraiment gratuit.',
  'currency_missing:row': 'Le prix ne nomme pas de devise ; ajoutez son code ISO 4217, comme « 12.90 EUR ».',
  'gtin:empty': 'il est vide',
  'gtin:spreadsheet_exponent': 'un tableur l’a arrondi ; exportez la colonne comme texte',
  'gtin:several_codes': 'plusieurs codes figurent au même endroit',
  'gtin:not_digits': 'il contient d’autres signes que des chiffres',
  'gtin:all_zeros': 'il n’a que des zéros, c’est un bouche-trou',
  'gtin:wrong_length': 'il n’a pas 8, 12, 13 ou 14 chiffres',
  'gtin:wrong_check_digit': 'son chiffre de contrôle est faux, donc au moins un chiffre l’est',
  'gtin:restricted_circulation': 'il appartient à une plage que chaque boutique emploie pour ses propres articles',
  'gtin:coupon': 'il appartient à un bon de réduction, pas à une marchandise',
  'gtin:variable_measure': 'il désigne une marchandise de mesure variable, pas une unité fixe',
  'gtin:case': 'il désigne un carton de plusieurs unités, pas l’unité elle-même',
  link_missing: 'La ligne n’a pas de lien vers la page de l’article.',
  link_not_valid: 'Le lien « {{link}} » n’est pas une adresse web.',
  image_missing: 'La ligne n’a pas d’image.',
  image_not_valid: 'L’image « {{link}} » n’est pas une adresse web.',
  availability_unknown:
    'La disponibilité « {{text}} » nous est inconnue ; écrivez in_stock, out_of_stock, preorder ou backorder.',
  condition_unknown: 'L’état « {{text}} » nous est inconnu ; écrivez new, used ou refurbished.',
};
