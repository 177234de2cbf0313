import type { findingsTexts } from '@quarry/contracts/wording';
import type { Translation } from '../catalogue.ts';

export const findings: Translation<typeof findingsTexts> = {
  absences_mended: 'Offres que leur page n’indiquait plus, terminées à la date de cette lecture : {{offers}}.',
  'quarantine:no_name': 'La source ne donne pas de nom.',
  'quarantine:no_currency':
    'Le prix ne nomme pas de devise et la boutique n’en a pas ; réglez la devise de la boutique.',
  'suspect:range': 'Une fourchette ou un prix « à partir de » n’est pas le prix d’un article.',
  'suspect:not_above_zero': 'Le prix n’est pas supérieur à zéro.',
  'suspect:above_list': 'Le prix dépasse le prix catalogue.',
  'suspect:other_currency': 'La devise est passée de {{before}} à {{now}}.',
  'suspect:slipped_up': 'Le prix est {{factor}} fois le précédent : la virgule s’est peut-être décalée.',
  'suspect:slipped_down': 'Le prix précédent était {{factor}} fois celui-ci : la virgule s’est peut-être décalée.',
  'suspect:far_from_before': 'Le prix est plus de trois fois supérieur ou inférieur au précédent.',
  'suspect:far_from_market': 'Le prix est loin de ce que d’autres boutiques demandent pour le même produit.',
  'suspect:not_confirmed': '{{doubt}} L’observation suivante ne l’a pas confirmé.',
  'degraded:pages_gone': 'Les {{count}} pages récupérées n’existent plus.',
  'degraded:product_pages_one': '{{count}} page produit, d’habitude {{usual}} : moins de {{share}}.',
  'degraded:product_pages_other': '{{count}} pages produit, d’habitude {{usual}} : moins de {{share}}.',
  'stopped:unchanged': 'Le flux est le même que la dernière fois.',
  'stopped:nothing_read': 'Rien n’a pu être lu.',
  'stopped:fewer_offers': 'Il y a beaucoup moins d’offres que d’habitude.',
  'stopped:offers_lost':
    '{{count}} des {{of}} pages lues n’indiquent plus des offres qu’elles indiquaient à la dernière lecture. Aucune de ces offres n’a été modifiée.',
  'stopped:offers_lost_marked':
    '{{count}} des {{of}} pages lues n’indiquent plus des offres qu’elles indiquaient à la dernière lecture. Une personne l’a accepté : elles sont marquées comme manquantes, sauf si une autre source les indique.',
  'stopped:offers_lost_in_part':
    '{{count}} des {{of}} pages lues n’indiquent plus des offres qu’elles indiquaient à la dernière lecture. Certaines de ces offres ont peut-être déjà été modifiées.',
  'stopped:pages_gone':
    'Les {{count}} pages lues n’existent plus, alors qu’elles indiquaient des offres à la dernière lecture. Aucune de ces offres n’a été modifiée.',
  'stopped:field_fell': 'Beaucoup moins d’offres que d’habitude indiquent ce champ : {{field}}.',
  'stopped:field_lost':
    '{{count}} des {{of}} pages lues n’indiquent plus un champ qu’elles indiquaient à la dernière lecture : {{field}}.',
  'stopped:field_mistyped':
    '{{count}} des {{of}} pages lues indiquent un champ illisible, alors qu’il était lisible à la dernière lecture : {{field}}.',
  'stopped:prices_refused': '{{count}} des {{of}} pages lues indiquent un prix suspect par rapport au dernier prix lu.',
  'stopped:replay_discarded': 'La relecture a été abandonnée ; rien n’en compte.',
  'stopped:replay_taken_back': 'La relecture a été annulée en entier.',
  'stopped:replay_not_back_one':
    'La relecture a été annulée, sauf pour {{count}} offre dont la lecture précédente n’était plus conservée. Elle garde ce que la relecture a lu.',
  'stopped:replay_not_back_other':
    'La relecture a été annulée, sauf pour {{count}} offres dont les lectures précédentes n’étaient plus conservées. Elles gardent ce que la relecture a lu.',
  'stopped:offers_lost_left_out_one':
    '{{lost}} pages lues sur {{of}} n’indiquent plus des offres qu’elles indiquaient à la dernière lecture. Une personne l’a accepté. {{count}} page a été laissée de côté, car elle a été récupérée de nouveau entre-temps ; les offres des autres pages sont marquées comme manquantes, sauf si une autre source les indique.',
  'stopped:offers_lost_left_out_other':
    '{{lost}} pages lues sur {{of}} n’indiquent plus des offres qu’elles indiquaient à la dernière lecture. Une personne l’a accepté. {{count}} pages ont été laissées de côté, car elles ont été récupérées de nouveau entre-temps ; les offres des autres pages sont marquées comme manquantes, sauf si une autre source les indique.',
  'closed:replay_taken_back': 'La relecture qui avait seule lu cette offre a été annulée.',
  'stopped:replay_expired': 'Personne n’a décidé de la relecture en 30 jours, elle a donc été abandonnée.',
  'stopped:right_gone':
    'La personne qui l’a demandé n’en a plus le droit. Les éléments restants n’ont pas été modifiés.',
  'stopped:broken_off':
    'L’exécution s’est interrompue sur le serveur ({{cause}}). Relancez-la ; si elle s’interrompt encore, le journal du serveur dit pourquoi.',
  long_pass:
    'À ce rythme, un crawl complet prend {{days}} jours. Un flux, ou des pages de liste avec les prix, diraient la même chose avec moins de requêtes.',
  'probe:leads_to': '{{asked}} mène à {{answered}} ; c’est l’adresse à garder.',
  'probe:robots_silent': 'robots.txt ne répond pas ; rien ne peut être récupéré d’ici là.',
  'probe:robots_forbids': 'robots.txt nous interdit tout le site : demandez à la boutique, ou utilisez son flux.',
  'probe:refused':
    '{{url}} ne peut pas être examinée. {{problem}} Ouvrez l’adresse dans un navigateur ; si elle s’y ouvre, recommencez ici.',
  'probe:home_cut':
    '{{url}} ne se termine pas : seuls ses {{bytes}} premiers octets ont été lus. Vérifiez qu’il s’agit bien de la page d’accueil de la boutique.',
  'probe:no_sitemap': 'Aucun sitemap utilisable trouvé ; les pages sont trouvées en suivant les liens.',
  'probe:sitemap': 'Dans le sitemap {{url}} : {{problem}}',
  'probe:sitemaps_cut': 'Les sitemaps n’ont pas été lus jusqu’au bout : il y a plus de {{number}} adresses.',
  'probe:no_sample': 'Aucune page produit n’a pu être échantillonnée.',
  'probe:without_offer':
    '{{number}} des {{all}} pages échantillonnées n’indiquent aucune offre en données structurées ; il leur faut peut-être des sélecteurs.',
  'probe:page': '{{url}} : {{problem}}',
  http_error:
    '{{url}} répond {{status}} : ouvrez l’adresse dans un navigateur pour voir pourquoi, ou donnez une autre page de la boutique.',
  'not_html:home':
    '{{url}} n’est pas une page web mais {{type}} : donnez l’adresse de la page d’accueil de la boutique.',
  'not_html:home_text':
    '{{url}} n’est pas une page web mais un texte sans HTML : donnez l’adresse de la page d’accueil de la boutique.',
  'model:unproven':
    'Les {{decided}} paires décidées ne prouvent pas encore une précision de {{precision}} ; rien n’est donc associé automatiquement. Décidez davantage de propositions.',
  'model:proven':
    'Au-dessus d’un score de {{threshold}}, {{precision}} des paires décidées étaient justes ; les offres au-dessus sont associées automatiquement.',
};
