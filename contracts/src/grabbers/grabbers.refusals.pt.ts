import type { english } from './grabbers.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'grabber.archived': 'Um extrator arquivado não lê nada.\nAdicione um novo para a sua loja.',
  'grabber.reads_pages':
    'Um extrator de páginas lê o que o seu rastreador obtém.\nInicie o rastreador ou releia as páginas guardadas.',
  'grabber.reads_feed': 'Um feed é sempre lido de novo.\nInicie-o sem releitura.',
  'grabber.runs': 'Uma extração deste extrator está em curso.\nEspere que termine.',
  'grabber.test_missing':
    'Um extrator de páginas fica ativo assim que, com estas definições, ler uma oferta numa página guardada.\nAbra primeiro a bancada com uma página dessas.',
  'grabber.run_missing':
    'Um extrator de feed fica ativo assim que uma execução com estas definições o ler.\nObtenha primeiro o feed.',
  'grabber.transition': 'Um extrator neste estado ({{from}}) não pode passar a: {{to}}.\nPossível: {{ways}}.',
  'grabber.transition:end': 'Um extrator neste estado ({{from}}) não pode passar a: {{to}}. Fica como está.',
};
