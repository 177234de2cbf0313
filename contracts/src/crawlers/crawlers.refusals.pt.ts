import type { english } from './crawlers.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'crawler.archived': 'Um rastreador arquivado não corre.\nAdicione um novo para a sua loja.',
  'crawler.draft': 'Um rascunho não corre.\nFaça primeiro uma execução de teste e depois ative o rastreador.',
  'crawler.transition': 'Um rastreador neste estado ({{from}}) não pode passar a: {{to}}.\nPossível: {{ways}}.',
  'crawler.transition:end': 'Um rastreador neste estado ({{from}}) não pode passar a: {{to}}. Fica como está.',
  'crawler.dry_run_missing':
    'Um rastreador fica ativo assim que uma execução de teste com estas definições correr bem.\nFaça primeiro uma execução de teste.',
  'crawl_run.waiting': 'Um rastreio deste rastreador já espera a sua vez.',
  'crawl_run.accept_by_person': 'Só uma pessoa pode aceitar um rastreio como o novo normal.',
  'crawl_run.other_live': 'Outro rastreio está em curso.\nEspere que termine.',
  'crawl_run.filling':
    'A execução pertence à importação dos dados de demonstração, que rastreia dia após dia.\nEspere que ela termine, ou cancele a execução.',
  settings_unusable: 'Estas definições não podem ser usadas tal como estão.\nVeja {{fields}}.',
};
