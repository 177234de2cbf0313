import type { english } from './uploads.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  upload_gone: 'Este envio não existe, ou o seu prazo terminou.\nEnvie o ficheiro de novo.',
  upload_empty: 'O ficheiro está vazio.\nEscolha um ficheiro com conteúdo.',
  upload_too_large: 'O ficheiro tem mais de {{limit}} MB.\nDivida-o em ficheiros mais pequenos e envie-os um a um.',
  upload_quota:
    'Os seus envios não utilizados ocupariam juntos mais de {{limit}} MB.\nElimine um deles ou espere: são eliminados um dia depois de enviados.',
  upload_too_many:
    'Tem {{limit}} envios que nada utiliza.\nElimine um deles ou espere: são eliminados um dia depois de enviados.',
  upload_key_reused:
    'Esta Idempotency-Key foi usada para outro ficheiro.\nEnvie cada ficheiro com a sua própria chave.',
  upload_part_misplaced:
    'Nenhuma parte deste ficheiro tem {{length}} bytes e começa no byte {{offset}}.\nEnvie a parte que começa no byte {{reached}}.',
  upload_hole: 'O ficheiro só foi recebido até ao byte {{reached}}.\nEnvie a parte que começa aí.',
  upload_part_differs:
    'A parte no byte {{offset}} foi enviada antes com outro conteúdo: o ficheiro foi alterado entretanto.\nEnvie o ficheiro de novo.',
  upload_unfinished:
    'Só foram recebidos {{reached}} de {{bytes}} bytes.\nEnvie a parte que começa no byte {{reached}}.',
  upload_disk_full:
    'O servidor não tem espaço para esta parte e não guardou nada dela.\nPeça a quem gere o servidor que liberte espaço e depois retome o envio.',
  upload_used: 'O envio já é utilizado.\nElimine antes o que o utiliza.',
  not_a_picture: 'O ficheiro não é uma imagem JPEG, PNG, WebP, GIF ou AVIF.\nEscolha outro ficheiro.',
  picture_too_large: 'A imagem tem mais de {{limit}} MB.\nReduza-a e escolha-a de novo.',
  picture_too_many_pixels:
    'A imagem tem mais de {{limit}} milhões de píxeis.\nReduza a largura e a altura e escolha-a de novo.',
  picture_damaged: 'A imagem está danificada ou incompleta.\nEscolha outro ficheiro ou exporte-a de novo.',
  picture_gone: 'Esta imagem já foi usada, ou o seu envio expirou.\nEnvie a imagem de novo.',
  pictures_waiting: 'Muitas imagens estão a ser verificadas agora.\nTente de novo daqui a um minuto.',
};
