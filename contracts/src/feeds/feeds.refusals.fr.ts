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
  EXPRESSION_VALUE: '{{field}} n’a pas encore de valeur.\nChoisissez parmi : {{values}}.',
  'EXPRESSION_VALUE:other': '{{field}} n’admet pas {{value}}.\nChoisissez parmi : {{values}}.',
  'value_kind:list': 'liste ({{kind}})',
  'value_kind:text': 'texte',
  'value_kind:html': 'HTML',
  'value_kind:url': 'URL',
  'value_kind:image': 'lien vers une image',
  'value_kind:boolean': 'oui ou non',
  'value_kind:number': 'nombre',
  'value_kind:money': 'prix',
  'value_kind:date': 'date et heure',
  'value_kind:interval': 'période',
  'value_kind:quantity': 'nombre avec unité',
  'value_kind:gtin': 'GTIN',
  'value_kind:country': 'pays',
  'value_kind:language': 'langue',
  'value_kind:record': 'groupe',
  KIND_SHAPE: '{{place}} manque ou n’est pas valide.\nCorrigez le fichier.',
  'KIND_SHAPE:object': 'Le fichier n’est pas un objet JSON.\nÉcrivez-en un avec {{names}}.',
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
  ROW_REQUIRED: '{{field}} manque.\nAjoutez la valeur ou une règle.',
  'ROW_REQUIRED:page':
    '{{field}} manque : aucune page de la boutique n’est connue pour ce produit.\nFaites parcourir la page, ou ajoutez une règle pour {{field}}.',
  ROW_RECOMMENDED: '{{field}} est recommandé et manque.\nAjoutez la valeur si elle est connue.',
  ROW_TOO_LONG:
    '{{field}} compte {{given}} caractères, {{most}} sont permis.\nRaccourcissez la valeur ou tronquez-la dans la règle.',
  ROW_CUT:
    'La règle de {{field}} coupe « {{cut}} ».\nRaccourcissez le texte, ou autorisez plus de caractères dans la règle.',
  'ROW_CUT:full':
    'La règle de {{field}} coupe « {{cut}} ».\nRaccourcissez le texte : {{field}} admet au plus {{most}} caractères.',
  ROW_TOO_SHORT: '{{field}} compte {{given}} caractères, il en faut {{least}}.\nComplétez la valeur.',
  ROW_TOO_MANY: '{{field}} compte {{given}} valeurs, {{most}} sont permises.\nRetirez-en.',
  ROW_TOO_FEW: '{{field}} compte {{given}} valeurs, il en faut {{least}}.\nAjoutez-en ou omettez le champ.',
  ROW_VALUE: '{{field}} vaut {{value}} et n’admet que : {{values}}.\nAssociez l’une de ces valeurs.',
  ROW_FORM: '{{field}} vaut {{value}}, qui n’est pas du type {{kind}}.\nCorrigez la valeur ou la règle.',
  ROW_PATTERN: '{{field}} vaut {{value}}, qui contient des signes non permis.\nCorrigez la valeur ou la règle.',
  ROW_UNIT: '{{field}} a l’unité {{unit}} et n’admet que : {{units}}.\nConvertissez la valeur.',
  ROW_RANGE: '{{field}} vaut {{value}}, le minimum est {{least}}.\nCorrigez la valeur.',
  'ROW_RANGE:above': '{{field}} vaut {{value}}, le maximum est {{most}}.\nCorrigez la valeur.',
  ROW_PLACEHOLDER: '{{field}} indique seulement {{value}}.\nDonnez la vraie valeur ou omettez le champ.',
  'ROW_CURRENCY:historic':
    '{{field}} est en {{given}}, une devise qui n’a plus cours.\nDonnez un prix dans une devise actuelle.',
  ROW_CURRENCY: '{{field}} est en {{given}} et le canal vend en {{wanted}}.\nDonnez un prix en {{wanted}}.',
  ROW_REPEATED: '{{field}} {{value}} figure déjà à la ligne {{line}}.\nDonnez à chaque ligne une valeur propre.',
  PRICE_ON_PAGE:
    'La page affiche {{page}}, le flux indique {{feed}}, vu {{date}}.\nCorrigez l’un des prix, puis explorez de nouveau la page.',
  ROW_TAKEN: '{{field}} {{value}} figure déjà dans la ligne {{other}}.\nDonnez à chaque ligne une valeur propre.',
  ROW_UNKNOWN: '{{field}} n’est pas un champ de ce type et n’est pas lu.\nCorrigez son nom ou omettez-le.',
  MAPPING_NO_VERSION: '{{channel}} n’a pas de version {{version}} de ses règles.\nChoisissez-en une dans la liste.',
  KIND_IN_USE:
    '{{channel}} a des flux ou des règles faits des champs de la version {{version}}.\nAjoutez un canal : il commence avec la version la plus récente.',
  KIND_NO_VERSION:
    'Le type de {{channel}} n’a pas de version {{version}} valable aujourd’hui.\nRechargez la page et choisissez la plus récente.',
  FEED_NO_KIND:
    '{{channel}} est d’un type, ou d’une version de ce type, sans champs.\nPassez-le à une version plus récente sur sa page, ou créez un nouveau canal d’un type avec des flux.',
  FEEDS_FULL: '{{channel}} a {{most}} flux, le maximum.\nUtilisez l’un d’eux.',
  FEED_CHANNEL_NOT_ACTIVE: '{{channel}} n’est pas actif, ses flux restent donc inchangés.\nOuvrez d’abord le canal.',
  FEED_BEING_REBUILT: '{{feed}} est déjà en cours de reconstruction.\nAttendez la fin.',
  FEED_NO_HELD_ROWS: '{{feed}} n’a aucune ligne retenue.\nIl ne reste rien à faire.',
  FEED_ROWS_HELD_one:
    '{{count}} ligne partirait avec plus de lignes que le canal n’en permet par jour ; elle reste inchangée.\nCherchez la cause, ou retirez-la.',
  FEED_ROWS_HELD_other:
    '{{count}} lignes partiraient, plus que le canal n’en permet par jour ; elles restent inchangées.\nCherchez la cause, ou retirez-les.',
  'ROW_RULE:too_large': 'La règle de {{field}} produit une valeur trop grande.\nTronquez-la.',
  'ROW_RULE:tax_rate_missing':
    'Le prix de {{field}} demande un taux de taxe inconnu.\nAjoutez-le sur la page de la boutique.',
  'ROW_RULE:currency_differs': 'La règle de {{field}} additionne des montants de deux devises.\nCorrigez la règle.',
  'ROW_RULE:out_of_range': 'La règle de {{field}} produit un nombre hors limites.\nCorrigez la règle.',
};
