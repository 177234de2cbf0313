import type { findingsTexts } from '@quarry/contracts/wording';
import type { Translation } from '../catalogue.ts';

export const findings: Translation<typeof findingsTexts> = {
  absences_mended: 'Ofertas que a sua página já não indicava, terminadas na data dessa leitura: {{offers}}.',
  'quarantine:no_name': 'A fonte não indica nenhum nome.',
  'quarantine:no_currency': 'O preço não indica moeda e a loja não tem nenhuma definida; defina a moeda da loja.',
  'suspect:range': 'Um intervalo ou um preço «desde» não é o preço de um artigo.',
  'suspect:not_above_zero': 'O preço não é superior a zero.',
  'suspect:above_list': 'O preço é superior ao preço de tabela.',
  'suspect:other_currency': 'A moeda mudou de {{before}} para {{now}}.',
  'suspect:slipped_up': 'O preço é {{factor}} vezes o anterior: a vírgula pode ter-se deslocado.',
  'suspect:slipped_down': 'O preço anterior era {{factor}} vezes este: a vírgula pode ter-se deslocado.',
  'suspect:far_from_before': 'O preço é mais de três vezes superior ou inferior ao anterior.',
  'suspect:far_from_market': 'O preço está longe do que outras lojas pedem pelo mesmo produto.',
  'suspect:not_confirmed': '{{doubt}} A observação seguinte não o confirmou.',
  'degraded:pages_gone': 'As {{count}} páginas obtidas já não existem.',
  'degraded:product_pages_one': '{{count}} página de produto, habitualmente {{usual}}: menos de {{share}}.',
  'degraded:product_pages_other': '{{count}} páginas de produto, habitualmente {{usual}}: menos de {{share}}.',
  'stopped:unchanged': 'O feed é o mesmo da última vez.',
  'stopped:nothing_read': 'Nada pôde ser lido.',
  'stopped:fewer_offers': 'Há muito menos ofertas do que o habitual.',
  'stopped:offers_lost':
    '{{count}} de {{of}} páginas lidas já não indicam ofertas que indicavam na última leitura. Nenhuma destas ofertas foi alterada.',
  'stopped:offers_lost_marked':
    '{{count}} de {{of}} páginas lidas já não indicam ofertas que indicavam na última leitura. Uma pessoa aceitou isto, por isso são marcadas como em falta, salvo se outra fonte as indicar.',
  'stopped:offers_lost_in_part':
    '{{count}} de {{of}} páginas lidas já não indicam ofertas que indicavam na última leitura. Algumas destas ofertas podem já ter sido alteradas.',
  'stopped:pages_gone':
    'Nenhuma das {{count}} páginas lidas existe ainda, embora indicassem ofertas na última leitura. Nenhuma destas ofertas foi alterada.',
  'stopped:field_fell': 'Muito menos ofertas do que o habitual indicam este campo: {{field}}.',
  'stopped:field_lost':
    '{{count}} de {{of}} páginas lidas já não indicam um campo que indicavam na última leitura: {{field}}.',
  'stopped:field_mistyped':
    '{{count}} de {{of}} páginas lidas indicam um campo ilegível, embora fosse legível na última leitura: {{field}}.',
  'stopped:prices_refused': '{{count}} de {{of}} páginas lidas indicam um preço suspeito face ao último lido.',
  'stopped:replay_discarded': 'A releitura foi descartada; nada dela conta.',
  'stopped:replay_taken_back': 'A releitura foi revertida por inteiro.',
  'stopped:replay_not_back_one':
    'A releitura foi revertida, exceto {{count}} oferta cuja leitura anterior já não estava guardada. Mantém o que a releitura leu.',
  'stopped:replay_not_back_other':
    'A releitura foi revertida, exceto {{count}} ofertas cujas leituras anteriores já não estavam guardadas. Mantêm o que a releitura leu.',
  'stopped:offers_lost_left_out_one':
    '{{lost}} de {{of}} páginas lidas já não indicam ofertas que indicavam na última leitura. Uma pessoa aceitou isto. {{count}} página ficou de fora, porque entretanto foi obtida de novo; as ofertas das outras páginas são marcadas como em falta, salvo se outra fonte as indicar.',
  'stopped:offers_lost_left_out_other':
    '{{lost}} de {{of}} páginas lidas já não indicam ofertas que indicavam na última leitura. Uma pessoa aceitou isto. {{count}} páginas ficaram de fora, porque entretanto foram obtidas de novo; as ofertas das outras páginas são marcadas como em falta, salvo se outra fonte as indicar.',
  'closed:replay_taken_back': 'A única releitura que tinha lido esta oferta foi revertida.',
  'stopped:replay_expired': 'Ninguém decidiu sobre a releitura em 30 dias, por isso foi descartada.',
  'stopped:right_gone': 'Quem o pediu já não tem este direito. Os registos restantes não foram alterados.',
  'stopped:broken_off':
    'A execução foi interrompida no servidor ({{cause}}). Inicie-a de novo; se voltar a parar, o registo do servidor diz porquê.',
  long_pass:
    'Com esta pausa, uma passagem completa leva {{days}} dias. Um feed, ou páginas de lista com preços, diriam o mesmo com menos pedidos.',
  'probe:leads_to': '{{asked}} leva a {{answered}}; é esse o endereço a manter.',
  'probe:robots_silent': 'O robots.txt não responde; até lá nada pode ser obtido.',
  'probe:robots_forbids': 'O robots.txt proíbe-nos o site inteiro: pergunte à loja ou use o feed dela.',
  'probe:refused':
    'Não foi possível ver {{url}}. {{problem}} Abra o endereço num navegador; se lá abrir, tente aqui de novo.',
  'probe:home_cut':
    '{{url}} não acaba: só foram lidos os primeiros {{bytes}} bytes. Verifique se é a página inicial da loja.',
  'probe:no_sitemap': 'Não foi encontrado nenhum sitemap utilizável; as páginas são encontradas seguindo as ligações.',
  'probe:sitemap': 'No sitemap {{url}}: {{problem}}',
  'probe:sitemaps_cut': 'Os sitemaps não foram lidos até ao fim: há mais de {{number}} endereços.',
  'probe:no_sample': 'Não foi possível ler nenhuma página de produto como amostra.',
  'probe:without_offer':
    '{{number}} das {{all}} páginas da amostra não indicam nenhuma oferta em dados estruturados; podem precisar de seletores.',
  'probe:page': '{{url}}: {{problem}}',
  http_error:
    '{{url}} responde {{status}}: abra o endereço num navegador para ver porquê, ou indique outra página da loja.',
  'not_html:home': '{{url}} não é uma página web, mas {{type}}: indique o endereço da página inicial da loja.',
  'not_html:home_text':
    '{{url}} não é uma página web, mas um texto sem HTML: indique o endereço da página inicial da loja.',
  'model:unproven':
    'Os {{decided}} pares decididos ainda não provam uma precisão de {{precision}}, por isso nada é associado automaticamente. Decida mais propostas.',
  'model:proven':
    'Acima de uma pontuação de {{threshold}}, {{precision}} dos pares decididos estavam certos; as ofertas acima dela são associadas automaticamente.',
};
