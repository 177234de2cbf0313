import { describe, expect, it } from 'vitest';
import { buildCorpus, scorePair, type MatchOffer } from '../index.ts';

const gtin = '4006381333931';

function judge(left: string, right: string, more: [Partial<MatchOffer>, Partial<MatchOffer>] = [{}, {}]) {
  const one: MatchOffer = { id: 'left', title: `Aurelo Sereno ${left}`, gtin, ...more[0] };
  const other: MatchOffer = { id: 'right', title: `Aurelo Sereno ${right}`, gtin, ...more[1] };
  return scorePair(one, other, { corpus: buildCorpus([one, other]) });
}

describe('a hard conflict', () => {
  it.each([
    ['pack size', '6 x 330 ml', '330 ml'],
    ['pack size', '6er-Pack', 'Pack of 3'],
    ['pack size', 'lot de 6', 'pack of 1'],
    ['pack size', '2er Set', '4er Set'],
    ['pack size', 'pack de 6', 'single'],
    ['pack size', 'pacote de 12', ''],
    ['pack size', 'confezione da 4', ''],
    ['pack size', 'twin pack', ''],
    ['pack size', '500 ml - 6 x', '500 ml'],
    ['pack size', '12 x 0,5 l', '6 x 0,5 l'],
    ['number of pieces', 'puzzle 1000 pieces', 'puzzle 500 Teile'],
    ['colour', 'schwarz', 'white'],
    ['colour', 'rouge', 'blau'],
    ['colour', 'vermelho', 'verde'],
    ['colour', 'zwart', 'rood'],
    ['colour', 'nero', 'giallo'],
    ['colour', 'dunkelgrüne', 'silver'],
    ['colour', 'azul', 'blanco'],
    ['size', 'size M', 'Größe L'],
    ['size', 'taille 42', 'Gr. 43'],
    ['size', 'XL', 'XXL'],
    ['size', 'EU 42', 'EU 44'],
    ['volume', '500 ml', '1 l'],
    ['weight', '1 kg', '250 g'],
    ['capacity', '256 GB', '512GB'],
    ['capacity', '16 GB / 1 TB', '16 GB / 512 GB'],
    ['length', 'blade 20 cm', 'Klinge 16 cm'],
    ['year', 'edition 2024', 'edition 2025'],
    ['generation', '2nd gen', 'Gen 3'],
    ['generation', '1re édition', '2. Auflage'],
    ['generation', 'MkII', 'Mk 3'],
    ['edition', 'Pro', 'Lite'],
    ['edition', 'Student', 'Home'],
    ['side', 'links', 'rechts'],
    ['side', 'gauche', 'right'],
    ['side', 'izquierdo', 'derecho'],
    ['wearer', 'Damen', "men's"],
    ['voltage', '12V', '18 V'],
    ['voltage', '110-120 V', '220-240 V'],
  ])('in %s ("%s" against "%s") keeps even one GTIN from joining', (name, left, right) => {
    const { decision, why } = judge(left, right);
    expect(why[0]).toContain(`${name} differs`);
    expect(decision).toBe('review');
    expect(judge(right, left).decision).toBe('review');
  });

  it.each([
    'refurbished',
    'generalüberholt',
    'reconditionné',
    'recondicionado',
    'reacondicionado',
    'gebraucht',
    'B-Ware',
  ])('is seen between a new thing and one that is "%s"', (word) => {
    expect(judge(`kettle (${word})`, 'kettle').why).toContain('one is used or refurbished, the other new');
  });

  it('is read off declared fields as well', () => {
    expect(judge('shoe', 'shoe', [{ color: 'Gold' }, { color: 'Rosé' }]).why[0]).toBe(
      'colour differs: gold against pink',
    );
    expect(judge('shoe', 'shoe', [{ size: '42' }, { size: '43' }]).why[0]).toBe('size differs: 42 against 43');
    expect(judge('soap', 'soap', [{ multipack: '6' }, {}]).why[0]).toBe('pack size differs: 6 against none stated');
    expect(judge('soap', 'soap', [{ multipack: '6er-Pack' }, { multipack: 'lot de 3' }]).why[0]).toBe(
      'pack size differs: 6 against 3',
    );
    expect(judge('soap', 'soap', [{ condition: 'RefurbishedCondition' }, {}]).decision).toBe('review');
  });

  it.each([
    ['schwarz', 'black'],
    ['blau', 'navy'],
    ['6er Pack', 'lot de 6'],
    ['6 x 330 ml', '6 Stück 330 ml'],
    ['6 x 330 ml', '6 x 0,33 l'],
    ['512 GB', '16 GB / 512 GB'],
    ['2nd generation', 'Gen 2'],
    ['30 x 20 x 10 cm', '30 cm'],
    ['230 V', '220-240 V'],
    ['größe 42', 'EU 42'],
    ['unisex', 'Damen'],
    ['up to 3500 MB/s, 64 GB', '64 GB'],
  ])('is not seen between "%s" and "%s"', (left, right) => {
    const { why, decision } = judge(left, right);
    expect(why.filter((reason) => reason.includes('differs'))).toEqual([]);
    expect(decision).toBe('auto');
  });
});
