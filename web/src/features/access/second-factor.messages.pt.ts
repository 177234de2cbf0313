import type { Translation } from '../../i18n/index.ts';
import type { english } from './second-factor.messages.ts';

export const translation: Translation<typeof english> = {
  enterCode: 'Introduzir o código',
  code: 'Código da aplicação',
  codeHelp: 'Abra a aplicação no seu telefone e introduza os seis algarismos que ela mostra para o Quarry.',
  codeWanted: 'Introduza os seis algarismos que a aplicação mostra.',
  wrongCode:
    'Este código está errado ou já foi usado. Introduza o seguinte e, se também falhar, verifique a hora do telefone.',
  wrongRecoveryCode: 'Este código de recuperação está errado ou já foi usado. Introduza outro da sua lista.',
  useRecoveryCode: 'Usar antes um código de recuperação',
  useApp: 'Usar antes a aplicação',
  recoveryCode: 'Código de recuperação',
  recoveryCodes: 'Códigos de recuperação',
  recoveryHelp: 'Introduza um dos códigos que guardou ao configurar o segundo fator. Cada um serve uma vez.',
  recoveryCodeWanted: 'Introduza um código de recuperação.',
  startAgain: 'Começar de novo',
  setUp: 'Configurar o segundo fator',
  owed: 'O seu papel exige um segundo fator. Configure-o para continuar.',
  setUpHelp:
    'Além da palavra-passe, a entrada passa a pedir um código de uma aplicação do seu telefone. Introduza a sua palavra-passe para começar.',
  next: 'Seguinte',
  scanHelp: 'Leia esta imagem com uma aplicação de autenticação e introduza os seis algarismos que ela mostra.',
  secret: 'Ou escreva isto na aplicação:',
  confirm: 'Confirmar',
  codesHelp:
    'Cada um destes códigos serve uma vez em lugar da aplicação, se o telefone se perder. Guarde-os onde só você os leia: só são mostrados agora. Se os perder, crie outros na página da conta.',
  download: 'Transferir',
  fileHead: 'Códigos de recuperação para o Quarry em {{host}}. Cada um serve uma vez.',
  notCopied: 'O navegador não o permitiu. Selecione os códigos e copie-os.',
  kept: 'Já os guardei',
  logOut: 'Sair',
};
