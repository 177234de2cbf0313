import type { english } from './demo-clock.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  bad_days: 'O relógio avança de 1 a {{most}} dias inteiros de cada vez.',
  no_demo_shops: 'Aqui não há lojas de demonstração a correr.\nInicie o Quarry com QUARRY_DEMO_SHOPS=on.',
  demo_import_not_stopped:
    'A importação dos dados de demonstração não parou.\nRecarregue a página para ver em que ponto está.',
  demo_filling:
    'A importação dos dados de demonstração adianta o relógio das lojas de demonstração dia após dia; à mão será possível assim que ela terminar.',
  refused_by_shops: 'As lojas de demonstração recusam: {{cause}}',
  demo_shops_silent: 'As lojas de demonstração não respondem; talvez estejam a arrancar. Tente de novo em breve.',
};
