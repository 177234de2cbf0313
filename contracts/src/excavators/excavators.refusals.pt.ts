import type { english } from './excavators.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  TRANSITION: 'Um escavador neste estado ({{from}}) não pode passar a: {{to}}.',
  'excavator.archived': 'Um escavador arquivado não corre.\nVolte a pô-lo em rascunho e depois ative-o.',
  NOT_ACTIVE: 'Só um escavador ativo corre.\nAtive-o primeiro.',
  RUNNING: 'Uma execução deste escavador está em curso.\nEspere que termine.',
  TOO_FEW_LABELS:
    'O treino precisa de pelo menos {{fewest}} pares iguais e {{fewest}} diferentes; há {{matches}} e {{others}}.\nDecida primeiro mais propostas.',
  ALREADY_DECIDED: 'Esta proposta já está decidida.\nNão resta nada a fazer.',
  VERSION_CONFLICT: 'A proposta mudou entretanto.\nVeja-a de novo.',
  NOT_FOUND: 'Esta proposta não existe, ou não lhe cabe decidi-la.',
  KIND_NOT_DECIDABLE: 'Este tipo de proposta não pode ser aceite aqui.',
  TARGET_GONE: 'A oferta ou o produto já não existe.\nEscolha outro produto.',
  'TARGET_GONE:reject': 'A oferta ou o produto já não existe.\nRejeite a proposta; a oferta será vista de novo.',
  OFFER_GONE: 'A oferta já não existe.\nRejeite a proposta.',
  OFFER_BACK: 'A oferta antiga voltou, ou uma das duas desapareceu.\nRejeite a proposta.',
  LINK_GONE: 'A oferta já não está ligada a este produto.\nRejeite a proposta.',
  VALUE_GONE: 'A oferta já não indica este valor, ou o produto desapareceu.\nRejeite a proposta.',
  NOT_UNDOABLE: 'Provas mais recentes substituíram esta proposta; não há nada a anular.',
  PRODUCT_PURGED: 'O produto foi eliminado de vez, e esta decisão com ele.',
};
