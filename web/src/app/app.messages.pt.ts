import type { Translation } from '../i18n/index.ts';
import type { english } from './app.messages.ts';

export const translation: Translation<typeof english> = {
  logOut: 'Sair',
  loggedOutHereOnly: 'Saiu neste dispositivo. O servidor não respondeu, e a sessão termina lá por si mesma.',
  language: 'Idioma',
  account: 'Conta',
  skinDark: 'Mudar para o aspeto escuro',
  skinLight: 'Mudar para o aspeto claro',
  mainMenu: 'Menu principal',
  toggleMenu: 'Mostrar ou ocultar o menu',
  breadcrumb: 'Caminho',
  skipToContent: 'Saltar para o conteúdo',
  searchMenu: 'Procurar no menu',
  nothingInMenu: 'Nenhuma entrada do menu corresponde.',
  layout: 'Disposição',
  keys: 'Atalhos de teclado',
  headerTools: 'Ferramentas',
  motto: 'Da página ao canal',
  find: 'Encontrar tudo',
  notAllowedTitle: 'Não pode abrir esta página',
  notAllowedText: 'O seu papel não a inclui. Um administrador pode mudar isso.',
  pendingTitle: 'A sua conta aguarda aprovação',
  pendingText: 'Um administrador tem primeiro de lhe atribuir um papel. Verifique de novo quando isso estiver feito.',
  lookAgain: 'Verificar de novo',
  errorTitle: 'Não foi possível mostrar este ecrã',
  errorText: 'Aconteceu algo inesperado neste navegador. Tentar de novo costuma ajudar; senão, avise o operador.',
  offlineBanner: 'Sem ligação. O que vê pode estar desatualizado.',
  unreachedBanner:
    'O servidor não responde. O que vê pode estar desatualizado; o Quarry tenta de novo de poucos em poucos segundos.',
  tryAgain: 'Tentar de novo',
  toDashboard: 'Ir para o painel',
};
