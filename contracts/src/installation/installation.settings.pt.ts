import type { english } from './installation.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  publicAddress: 'Endereço público',
  'publicAddress.help': 'As ligações nos e-mails começam por este endereço.',
  samples: 'Ecrãs de exemplo',
  'samples.help': 'Se o menu tem o grupo dos ecrãs de exemplo, que funcionam com dados de demonstração no navegador.',
  'effect.samplesOff': 'Os ecrãs de exemplo saem do menu, e os seus endereços não levam a lado nenhum.',
  'effect.samplesOn': 'Todas as pessoas com sessão iniciada veem os ecrãs de exemplo no menu.',
};
