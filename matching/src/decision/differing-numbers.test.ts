import { describe, expect, it } from 'vitest';
import { buildCorpus, scorePair, type MatchOffer, type PairScore } from '../index.ts';

const gtin = '4006381333931';

function judge(left: string, right: string): PairScore {
  const one: MatchOffer = { id: 'left', title: `Aurelo ${left}`, gtin };
  const other: MatchOffer = { id: 'right', title: `Aurelo ${right}`, gtin };
  return scorePair(one, other, { corpus: buildCorpus([one, other]) });
}

type Differing = [code: string, left: string, right: string, says: string];

const differing: Differing[] = [
  ['dimensions', 'Holzschrauben 4x40, verzinkt', 'Holzschrauben 4x50, verzinkt', '4 x 40 against 4 x 50'],
  ['dimensions', 'Holzschrauben 4 x 40 mm', 'vis à bois 4x50', '4 x 40 mm against 4 x 50'],
  ['dimensions', 'parafusos 4×40', 'parafusos 5×40', '4 x 40 against 5 x 40'],
  ['dimensions', 'Bettlaken 90x200 cm', 'Bettlaken 140x200 cm', '90 x 200 cm against 140 x 200 cm'],
  ['dimensions', 'шуруп 4х40', 'шуруп 4х60', '4 x 40 against 4 x 60'],
  ['pieces', 'Spülmaschinentabs 60 Stück', 'Spülmaschinentabs 90 Stück', '60 against 90'],
  ['pieces', 'tablettes lave-vaisselle 60 pièces', 'dishwasher tablets, 44 pcs', '60 against 44'],
  ['pieces', 'fraldas 44 unidades', 'fraldas 58 unidades', '44 against 58'],
  ['pieces', 'pieluchy 44 szt.', 'pieluchy 58 sztuk', '44 against 58'],
  ['pieces', 'подгузники 44 шт', 'подгузники 58 шт.', '44 against 58'],
  ['pieces', 'マスク 50枚入り', 'マスク 30枚', '50 against 30'],
  ['pieces', '기저귀 44개', '기저귀 58개', '44 against 58'],
  ['pieces', '口罩50片', '口罩 100片装', '50 against 100'],
  ['pieces', 'حفاضات 44 قطعة', 'حفاضات ٥٨ قطعة', '44 against 58'],
  ['pieces', '6er Pack Tabs, 20 Stück', '6er Pack Tabs, 30 Stück', '20 against 30'],
  ['pack', 'soap pack of 6', 'Seife 4er-Pack', '6 against 4'],
  ['pack', 'savon lot de 3', 'savon lot de 6', '3 against 6'],
  ['pack', 'мыло, упаковка 6', 'мыло, набор из 4', '6 against 4'],
  ['pack', 'Cola 6x330', 'Cola 330 ml', '6 against none stated'],
  ['washes', 'Waschmittel 40 Wäschen', 'Waschmittel 38 Wäschen', '40 against 38'],
  ['washes', 'Waschmittel 40 WL', 'lessive 38 lavages', '40 against 38'],
  ['washes', 'detergente 40 lavagens', 'detergent 100 washes', '40 against 100'],
  ['washes', 'detergente 30 lavados', 'wasmiddel 45 wasbeurten', '30 against 45'],
  ['washes', 'detersivo 26 lavaggi', 'proszek 60 prań', '26 against 60'],
  ['washes', 'стиральный порошок 40 стирок', 'стиральный порошок 20 стирок', '40 against 20'],
  ['size', 'T-Shirt XL', 'T-Shirt L', 'XL against L'],
  ['size', 'sweat M bleu', 'sweat S bleu', 'M against S'],
  ['size', 'Socken 39-42', 'Socken 43-46', '39-42 against 43-46'],
  ['size', 'Socken 42/43', 'chaussettes 44/45', '42-43 against 44-45'],
  ['size', 'Kinderhose 98/104', 'calças criança 110/116', '98-104 against 110-116'],
  ['size', 'Herrenschuh Größe 42', 'chaussure homme taille 43', '42 against 43'],
  ['size', 'туфли размер 42', 'туфли размер 43', '42 against 43'],
  ['length', 'USB-C Kabel 2 m', 'USB-C Kabel 5 m', '2 m against 5 m'],
  ['length', 'câble HDMI 1,5 m', 'HDMI cable 3 m', '1.5 m against 3 m'],
  ['length', 'кабель 2 м', 'кабель 5 м', '2 m against 5 m'],
  ['size', 'Jeans W32 L34', 'Jeans W34 L34', 'W32 L34 against W34 L34'],
  ['size', 'jean homme W32/L32', 'Herrenjeans W32 L34', 'W32 L32 against W32 L34'],
  ['size', 'BH 75 B', 'BH 75 C', '75B against 75C'],
  ['size', 'soutien-gorge 80C', 'bra 75 C', '80C against 75C'],
  ['size', 'Tシャツ Mサイズ', 'Tシャツ Lサイズ', 'M against L'],
  ['size', 'T-shirt X-Large', 'T-Shirt L', 'XL against L'],
  ['pieces', 'Kerzen, zwei Stück', 'Kerzen, drei Stück', '2 against 3'],
  ['pieces', 'bougies, trois pièces', 'velas, quatro unidades', '3 against 4'],
  ['pack', 'Eier, halbes Dutzend', 'Eier, ein Dutzend', '6 against 12'],
  ['pack', 'œufs, une douzaine', 'eggs, half a dozen', '12 against 6'],
  ['designation', 'Schrauben M4, verzinkt', 'Schrauben M5, verzinkt', 'M4 against M5'],
  ['designation', 'écrou M8 inox', 'porca M10 inox', 'M8 against M10'],
  ['designation', 'Batterien AA', 'Batterien AAA', 'AA against AAA'],
  ['designation', 'pilhas Micro', 'piles AA', 'MICRO against AA'],
  ['designation', 'アルカリ電池 LR6', 'アルカリ電池 LR03', 'LR6 against LR03'],
  ['designation', 'Kopierpapier A4', 'papier A3', 'A4 against A3'],
  ['designation', 'Motoröl 5W-30', 'huile moteur 5W-40', '5W-30 against 5W-40'],
  ['designation', 'масло 10W40', 'масло 5W40', '10W40 against 5W40'],
  ['designation', 'Sonnencreme LSF 30', 'crème solaire SPF 50+', 'LSF 30 against SPF 50+'],
  ['designation', 'protetor solar FPS 30', 'protetor solar FPS 50', 'FPS 30 against FPS 50'],
  ['designation', 'Bleistift HB', 'crayon 2B', 'HB against 2B'],
  ['designation', 'Schleifpapier P80', 'papier abrasif P120', 'P80 against P120'],
  ['load_index', 'Winterreifen 205/55 R16 91V', 'Winterreifen 205/55 R16 94V XL', '91 against 94'],
  ['speed_index', 'pneu 205/55R16 91V', 'pneu 205/55 R16 91W', 'V against W'],
  ['tyre_size', 'tyre 205/55 R16 91V', 'tyre 205/60 R16 91V', '205/55 R16 against 205/60 R16'],
  ['load_index', 'шина 195/65 R15 91T', 'шина 195/65 R15 95T', '91 against 95'],
  ['power', 'LED-Lampe E27 9 W', 'LED-Lampe E27 12 W', '9 W against 12 W'],
  ['power', 'chargeur 65 watts', 'carregador 100W', '65 W against 100 W'],
  ['power', 'зарядка 65 Вт', 'зарядка 100 Вт', '65 W against 100 W'],
  ['capacity', 'shampooing 250 ml', 'Shampoo 400 ml', '250 ml against 400 ml'],
  ['capacity', 'шампунь 250 мл', 'шампунь 400 мл', '250 ml against 400 ml'],
  ['capacity', 'シャンプー500mlボトル', 'シャンプー300mlボトル', '500 ml against 300 ml'],
  ['capacity', 'phone 128 GB', 'téléphone 256 Go', '128 GB against 256 GB'],
  ['capacity', 'телефон 128 ГБ', 'телефон 256 ГБ', '128 GB against 256 GB'],
  ['capacity', '手机容量256GB', '手机容量512GB', '256 GB against 512 GB'],
  ['model_number', 'Bohrhammer KX-530', 'marteau perforateur KX-531', 'KX530 against KX531'],
  ['model_number', 'kettle TW8705 type EU20', 'kettle TW8706 type EU20', 'TW8705 against TW8706'],
  ['number', 'Sneaker Court 42', 'Sneaker Court 43', '42 against 43'],
  ['number', 'building set castle 4206', 'building set castle 4207', '4206 against 4207'],
  ['number', 'Objektiv 35 f 1.8', 'Objektiv 35 f 1.4', '1.8 against 1.4'],
];

/** One thing, however its numbers are written. */
const alike: [left: string, right: string][] = [
  ['Holzschrauben 4x40', 'vis à bois 4 x 40 mm'],
  ['Bettlaken 90x200 cm', 'drap 0,9 x 2 m'],
  ['Cola 6x330', 'Cola 6 x 330 ml'],
  ['soap, 2 x 3 pieces', 'soap, 6 pieces'],
  ['Spülmaschinentabs 60 Stück', 'tablettes lave-vaisselle, 60 pièces'],
  ['подгузники 44 шт', 'diapers, 44 pcs'],
  ['マスク 50枚入り', 'mask, pack of 50'],
  ['حفاضات ٤٤ قطعة', '44 قطعة حفاضات'],
  ['Waschmittel 40 Wäschen', 'lessive 40 lavages'],
  ['Waschmittel 2 l, 40 WL', 'Waschmittel 2 l'],
  ['3er-Pack Socken', 'Socken, 3 Paar'],
  ['T-Shirt XL', 'T-shirt, size XL'],
  ['Socken 39-42', 'chaussettes 39/42'],
  ['Kinderhose 98/104', 'Kinderhose Größe 98/104'],
  ['USB-C Kabel 2 m', 'USB-C cable 200 cm'],
  ['Reifen 205/55 R16 91V', 'pneu 205/55R16 91 V'],
  ['LED-Lampe 9 W (ersetzt 60 W)', 'LED lamp 9 W'],
  ['Wasserkocher 1850-2200 W', 'kettle 2000 W'],
  ['зарядка 65 Вт', 'charger 65 W'],
  ['phone 8 GB / 128 GB', 'телефон 128 ГБ'],
  ['Bohrhammer KX-530', 'hammer drill KX530'],
  ['Sneaker Court 42', 'Court sneaker, EU 42'],
  ['TV 27 inch', 'TV 68,6 cm'],
  ['Jeans W32 L34', 'jeans W32/L34'],
  ['BH 75B', 'bra 75 B'],
  ['T-Shirt XL', 'T-Shirt X-Large'],
  ['Kerzen, zwei Stück', 'Kerzen, 2 Stück'],
  ['Eier, ein Dutzend', '12er Pack Eier'],
  ['Batterien AA Mignon', 'piles LR6'],
  ['Sonnencreme LSF 50', 'sunscreen SPF 50+'],
  ['Motoröl 5W-30', 'engine oil 5W30'],
  ['Bettlaken 5 m2', 'drap 5 m2'],
  ['farine 1\u202f250 g', 'Mehl 1,25 kg'],
  ['phone 12\u00a0128\u00a0GB', 'téléphone 12, 128 Go'],
  ['Hantel 2½ kg', 'dumbbell 2.5 kg'],
  ['Kanister 1 ¾ l', 'bidon 1,75 l'],
  ['Schuhe UK 8½', 'shoes UK 8.5'],
  ['Schlauch ½ Zoll', 'hose 1/2 inch'],
];

/** What would say that the very numbers agree that differ. */
const contradicted: Readonly<Record<string, readonly string[]>> = {
  same_pack: ['pack', 'pieces', 'washes', 'dimensions'],
  same_measures: ['length', 'capacity', 'dimensions'],
};

describe('a number that differs', () => {
  it.each(differing)('in %s of "%s" and "%s" is a conflict that names both: %s', (code, left, right, says) => {
    const [one = '', other = ''] = says.split(' against ');
    const there = judge(left, right);
    expect(there.reasons[0]).toMatchObject({
      code: `conflict_${code}`,
      weight: 'conflict',
      params: { left: one, right: other },
    });
    expect(there.why[0]).toContain(`differs: ${says}`);
    expect(there.decision).toBe('review');
    const back = judge(right, left);
    expect(back.reasons[0]).toMatchObject({ code: `conflict_${code}`, params: { left: other, right: one } });
    expect(back.score).toBe(there.score);
  });

  it.each(differing)('in %s of "%s" and "%s" is no agreement of its own kind', (code, left, right) => {
    const said = judge(left, right).reasons.map((reason) => reason.code);
    expect(said.filter((other) => other.startsWith('conflict_'))).toEqual([`conflict_${code}`]);
    const agreed = said.filter((other) => (contradicted[other] ?? []).includes(code));
    expect(agreed).toEqual([]);
  });

  it.each(alike)('is not seen between "%s" and "%s"', (left, right) => {
    const { reasons, decision } = judge(left, right);
    expect(reasons.filter(({ weight }) => weight === 'conflict')).toEqual([]);
    expect(decision).toBe('auto');
  });

  it('takes no row of measures for a pack', () => {
    expect(judge('Holzschrauben 4x40', 'vis à bois 4x40').why).not.toContain('same pack size');
  });
});
