import type { Names } from '../../i18n/index.ts';

export const names = {
  excavators: { en: 'Excavators', de: 'Excavatoren', fr: 'Excavateurs', pt: 'Escavadores' },
  addExcavator: {
    en: 'Add excavator',
    de: 'Excavator hinzufügen',
    fr: 'Ajouter un excavateur',
    pt: 'Adicionar escavador',
  },
  excavator: { en: 'Excavator', de: 'Excavator', fr: 'Excavateur', pt: 'Escavador' },
  excavation_run: {
    en: 'Excavation run',
    de: 'Excavator-Lauf',
    fr: 'Exécution d’excavateur',
    pt: 'Execução do escavador',
  },
  matcher: { en: 'Matcher training', de: 'Abgleich trainieren', fr: 'Entraînement', pt: 'Treino do associador' },
  matcher_model: { en: 'Matcher', de: 'Abgleich', fr: 'Système d’association', pt: 'Associador' },
  reviewDesk: { en: 'Review desk', de: 'Prüftisch', fr: 'Bureau de contrôle', pt: 'Mesa de revisão' },
  proposals: { en: 'Proposals', de: 'Vorschläge', fr: 'Propositions', pt: 'Propostas' },
  proposal: { en: 'Proposal', de: 'Vorschlag', fr: 'Proposition', pt: 'Proposta' },
  'kind.excavation': {
    en: 'Excavation run',
    de: 'Excavator-Lauf',
    fr: 'Exécution d’excavateur',
    pt: 'Execução do escavador',
  },
  'bulk.proposals.accept': {
    en: 'Accept proposals',
    de: 'Vorschläge annehmen',
    fr: 'Accepter des propositions',
    pt: 'Aceitar propostas',
  },
  'bulk.proposals.reject': {
    en: 'Reject proposals',
    de: 'Vorschläge ablehnen',
    fr: 'Refuser des propositions',
    pt: 'Rejeitar propostas',
  },
} satisfies Names;
