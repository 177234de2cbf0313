import type { english } from './taxonomy-files.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'not_a_taxonomy:empty': 'O ficheiro está vazio.\nEscolha um ficheiro com conteúdo.',
  'not_a_taxonomy:no_ids':
    'Esta é a taxonomia de produtos da Google sem IDs.\nTransfira o ficheiro com IDs, como taxonomy-with-ids.pt-BR.txt.',
  'not_a_taxonomy:packed':
    'O ficheiro está comprimido ou não é texto.\nDescomprima-o e carregue o ficheiro de texto ou JSON que contém.',
  'not_a_taxonomy:other_file':
    'Este é outro ficheiro da taxonomia da Shopify.\nEscolha categories.txt ou categories.json da pasta dist.',
  'not_a_taxonomy:unknown':
    'O ficheiro não é a taxonomia de produtos da Google nem a da Shopify.\nEscolha taxonomy-with-ids da Google, ou categories.txt ou categories.json da Shopify.',
  'not_a_taxonomy:garbled':
    'O ficheiro começa como uma taxonomia, mas a maioria das primeiras linhas não são nós.\nTransfira-o de novo.',
  'not_a_taxonomy:no_nodes':
    'O ficheiro tem o cabeçalho de uma taxonomia e nenhum nó abaixo dele.\nTransfira-o de novo.',
  'not_a_taxonomy:too_many':
    'O ficheiro tem mais de {{limit}} nós.\nEscolha uma taxonomia da Google ou da Shopify tal como foi publicada.',
  'taxonomy_finding:no_parent':
    'Falta no ficheiro o nó “{{parent}}”, que fica acima deste.\nEste nó é mantido; verifique se a transferência está completa.',
  'taxonomy_finding:not_a_node':
    'Isto não é um ID com um caminho.\nA linha é deixada de fora; verifique se a transferência está completa.',
  'taxonomy_finding:same_id': 'O ID {{id}} já está na linha {{first}}.\nEste é deixado de fora.',
  'taxonomy_finding:same_path':
    'A linha {{first}} tem o mesmo caminho com outro ID.\nAmbas são mantidas; os nós abaixo ficam sob a primeira.',
  'taxonomy_finding:cut':
    'O ficheiro termina a meio.\nO que está completo é mantido e nenhum nó conta como removido; transfira o ficheiro de novo.',
  'taxonomy_finding:encoding':
    'O ficheiro não está em UTF-8 e foi lido como {{encoding}}.\nVerifique as letras acentuadas, ou transfira o ficheiro de novo.',
  'taxonomy_finding:undecodable': 'Algumas letras são ilegíveis a partir daqui.\nTransfira o ficheiro de novo.',
};
