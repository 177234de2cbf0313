import type { english } from './feeds.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  EXPRESSION_TOO_LARGE:
    'L’expression compte plus de {{most}} éléments.\nRéduisez-la ou répartissez-la sur plusieurs règles.',
  EXPRESSION_TOO_DEEP: 'L’expression est imbriquée sur plus de {{most}} niveaux.\nSimplifiez-la.',
  EXPRESSION_RULES: 'Un mappage est une liste de {{most}} règles au plus.\nEnvoyez une liste plus courte.',
  EXPRESSION_SHAPE: 'Ceci n’est pas un élément d’expression.\nChoisissez une source, une constante ou une fonction.',
  EXPRESSION_SOURCE: 'La source {{source}} n’existe pas.\nChoisissez une autre source.',
  EXPRESSION_CONSTANT: 'La constante n’a pas le type qu’elle indique ou dépasse {{most}} caractères.\nCorrigez-la.',
  EXPRESSION_FUNCTION: 'La fonction {{name}} n’existe pas.\nChoisissez une autre fonction.',
  EXPRESSION_ARGUMENTS:
    '{{name}} prend de {{least}} à {{most}} entrées et en a reçu {{given}}.\nAjoutez ou retirez des entrées.',
  EXPRESSION_OPTION: '{{option}} de {{name}} manque ou n’est pas valide.\nCorrigez cette option.',
  EXPRESSION_TYPE: 'Attendu : {{wanted}}, reçu : {{given}}.\nConvertissez la valeur ou choisissez une autre source.',
  EXPRESSION_FIELD: 'Le canal n’a pas de champ {{field}}.\nChoisissez un autre champ.',
  EXPRESSION_RECORD:
    'Un groupe et ses parties n’ont leur place que dans un champ de type groupe.\nMettez ici une valeur simple.',
  EXPRESSION_PART: '{{record}} n’a pas de partie {{part}}.\nRetirez-la.',
  'value_kind:list': 'liste ({{kind}})',
  'value_kind:text': 'texte',
  'value_kind:html': 'HTML',
  'value_kind:url': 'URL',
  'value_kind:image': 'image',
  'value_kind:boolean': 'oui ou non',
  'value_kind:number': 'nombre',
  'value_kind:money': 'prix',
  'value_kind:date': 'date',
  'value_kind:interval': 'période',
  'value_kind:quantity': 'nombre avec unité',
  'value_kind:gtin': 'GTIN',
  'value_kind:country': 'pays',
  'value_kind:language': 'langue',
  'value_kind:record': 'groupe',
  KIND_SHAPE: '{{place}} manque ou n’est pas valide.\nCorrigez le fichier.',
  KIND_FIELD_TWICE: '{{place}} répète le champ {{field}}.\nRetirez l’un des deux.',
  KIND_TYPE: '{{place}} a le type inconnu {{type}}.\nUtilisez l’un de ceux-ci : {{types}}.',
  KIND_VALUES: '{{place}} est une énumération sans valeurs.\nIndiquez ses valeurs.',
  'KIND_VALUES:other': '{{place}} indique des valeurs sans être une énumération.\nRetirez-les ou changez le type.',
  KIND_GROUP:
    '{{place}} fait partie de {{group}}, qui n’est pas un groupe de ce fichier ou ne correspond pas à son nom.\nCorrigez le nom.',
  KIND_PARTS: '{{place}} est un groupe sans parties.\nAjoutez ses parties.',
  KIND_BOUNDS: '{{place}} a un minimum supérieur à son maximum.\nCorrigez-le.',
  KIND_UNITS: '{{place}} est un nombre avec unité et n’indique aucune unité.\nIndiquez ses unités.',
  'KIND_UNITS:unknown': '{{place}} a une plage pour l’unité {{unit}}, qui n’y figure pas.\nAjoutez cette unité.',
  KIND_CONDITION: '{{place}} a le niveau when sans condition lisible.\nIndiquez quand il est obligatoire.',
  'KIND_CONDITION:other': '{{place}} a une condition et son niveau n’est pas when.\nRetirez-la ou changez le niveau.',
  'KIND_CONDITION:field':
    'La condition de {{place}} porte sur {{field}}, qui n’est pas un champ de ce fichier.\nCorrigez-la.',
  KIND_CIRCLE: 'Les conditions forment un cercle : {{circle}}.\nRetirez-en une.',
  KIND_PATTERN:
    '{{place}} a un motif avec des groupes, des alternatives ou plusieurs répétitions ouvertes.\nÉcrivez-en un plus simple.',
  KIND_DEFAULT: 'La valeur par défaut de {{place}} n’est pas valide : {{reason}}\nCorrigez-la.',
};
