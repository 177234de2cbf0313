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
  'grabber.replay_waits':
    'Uma releitura deste extrator espera por uma decisão.\nÉ preciso aplicá-la ou descartá-la primeiro.',
  'grabber.page_too_slow':
    'A leitura desta página demorou mais de {{seconds}} s e foi interrompida.\nUse um seletor mais simples ou teste numa página menor.',
  'grabber.reading_busy':
    'Estão a ser lidas demasiadas páginas neste momento.\nTente de novo dentro de alguns segundos.',
  'replay.rows_gone':
    'As páginas preparadas desta releitura já não existem; ficam guardadas 30 dias.\nLer de novo as páginas guardadas.',
  'replay.later_applied': 'Uma releitura posterior deste extrator foi aplicada.\nÉ preciso reverter essa primeiro.',
  'replay.no_way':
    'Uma releitura no estado «{{from}}» não pode passar a «{{to}}».\nRecarregar a página para ver o estado atual.',
  'replay_state:reading': 'em leitura',
  'replay_state:waiting': 'à espera de uma decisão',
  'replay_state:applying': 'em aplicação',
  'replay_state:applied': 'aplicada',
  'replay_state:part_applied': 'aplicada em parte',
  'replay_state:same': 'sem diferença',
  'replay_state:discarded': 'descartada',
  'replay_state:taking_back': 'em reversão',
  'replay_state:taken_back': 'revertida',
  'replay_state:part_taken_back': 'revertida em parte',
};
