import type { english } from './channel-keys.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  CHANNEL_KEYS_USED_one: 'Uma chave foi usada nos últimos 30 dias.\nSubstitua-a primeiro ou confirme.',
  CHANNEL_KEYS_USED_other: '{{count}} chaves foram usadas nos últimos 30 dias.\nSubstitua-as primeiro ou confirme.',
  'CHANNEL_KEYS_USED:listed_one':
    'Uma chave foi usada nos últimos 30 dias, e há variantes que saem do canal para sempre: {{listings}}.\nSubstitua primeiro a chave ou confirme.',
  'CHANNEL_KEYS_USED:listed_other':
    '{{count}} chaves foram usadas nos últimos 30 dias, e há variantes que saem do canal para sempre: {{listings}}.\nSubstitua primeiro as chaves ou confirme.',
  CHANNEL_KEYS_END: '{{channel}} está arquivado, por isso nenhuma chave dele é válida.\nCrie a chave noutro canal.',
  CHANNEL_KEYS_FULL: '{{channel}} tem {{most}} chaves válidas.\nRevogue uma que ninguém usa.',
};
