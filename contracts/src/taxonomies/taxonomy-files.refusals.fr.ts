import type { english } from './taxonomy-files.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'not_a_taxonomy:empty': 'Le fichier est vide.\nChoisissez un fichier avec un contenu.',
  'not_a_taxonomy:no_ids':
    'C’est la taxonomie de produits de Google sans identifiants.\nTéléchargez le fichier avec identifiants, par exemple taxonomy-with-ids.fr-FR.txt.',
  'not_a_taxonomy:packed':
    'Le fichier est compressé ou n’est pas un texte.\nDécompressez-le et envoyez le fichier texte ou JSON qu’il contient.',
  'not_a_taxonomy:other_file':
    'C’est un autre fichier de la taxonomie de Shopify.\nChoisissez categories.txt ou categories.json dans son dossier dist.',
  'not_a_taxonomy:unknown':
    'Le fichier n’est ni la taxonomie de produits de Google ni celle de Shopify.\nChoisissez taxonomy-with-ids de Google, ou categories.txt ou categories.json de Shopify.',
  'not_a_taxonomy:garbled':
    'Le fichier commence comme une taxonomie, mais la plupart de ses premières lignes ne sont pas des nœuds.\nTéléchargez-le de nouveau.',
  'not_a_taxonomy:no_nodes':
    'Le fichier a l’en-tête d’une taxonomie et aucun nœud en dessous.\nTéléchargez-le de nouveau.',
  'not_a_taxonomy:too_many':
    'Le fichier a plus de {{limit}} nœuds.\nChoisissez une taxonomie de Google ou de Shopify telle qu’elle a été publiée.',
  'taxonomy_finding:no_parent':
    'Le nœud « {{parent}} », qui se trouve au-dessus de celui-ci, manque dans le fichier.\nCe nœud est conservé ; vérifiez que le téléchargement est complet.',
  'taxonomy_finding:not_a_node':
    'Ce n’est pas un identifiant avec un chemin.\nLa ligne est laissée de côté ; vérifiez que le téléchargement est complet.',
  'taxonomy_finding:same_id': 'L’identifiant {{id}} figure déjà à la ligne {{first}}.\nCelui-ci est laissé de côté.',
  'taxonomy_finding:same_path':
    'La ligne {{first}} a le même chemin sous un autre identifiant.\nLes deux sont conservées ; les nœuds inférieurs sont placés sous la première.',
  'taxonomy_finding:cut':
    'Le fichier s’arrête au milieu.\nCe qui est complet est conservé et aucun nœud n’est considéré comme supprimé ; téléchargez-le de nouveau.',
  'taxonomy_finding:encoding':
    'Le fichier n’est pas en UTF-8 et a été lu en {{encoding}}.\nVérifiez les lettres accentuées, ou téléchargez le fichier de nouveau.',
  'taxonomy_finding:undecodable':
    'Certaines lettres sont illisibles à partir d’ici.\nTéléchargez le fichier de nouveau.',
};
