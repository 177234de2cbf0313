import { foldText } from '../text/fold.ts';
import { sidesOfLetters } from './sides.ts';
import { type Unit, unitOf } from './units.ts';
import type { AttributeKind, Side } from './value.ts';

/** What the name of a property says of its text. */
export type NamedProperty = {
  /** From the likeliest; a text is read as each of them. */
  kinds: readonly AttributeKind[];
  side?: Side;
  /** The sides in their order, where the name lists them: "L x W x H". */
  order?: readonly Side[];
  /** The unit of bare numbers: "Weight (kg)". */
  unit?: Unit;
  /** What a bare number counts, of packs and pieces. */
  counts?: 'pack' | 'pieces';
  /** The name is used for other things too, so a text that says nothing of its kinds is no fault. */
  isVague: boolean;
};

type Entry = Omit<NamedProperty, 'order' | 'unit' | 'isVague'> & { unit?: string; isVague?: boolean; names: string };

/** Names by hand in en, de, fr and pt, folded, without what stands in brackets. */
const entries: readonly Entry[] = [
  {
    kinds: ['weight'],
    names:
      'weight|item weight|net weight|gross weight|product weight|shipping weight|package weight|total weight|weight net|weight gross|drained weight|gewicht|nettogewicht|bruttogewicht|artikelgewicht|produktgewicht|versandgewicht|fullgewicht|abtropfgewicht|eigengewicht|gesamtgewicht|leergewicht|gewicht netto|gewicht brutto|poids|poids net|poids brut|poids total|poids a vide|poids net egoutte|peso|peso liquido|peso bruto|peso total|peso neto|peso liq|peso escorrido|massa',
  },
  {
    kinds: ['dimension'],
    names:
      'dimensions|dimension|measurements|product dimensions|item dimensions|package dimensions|abmessung|abmessungen|produktabmessungen|artikelmasse|dimensions du produit|mesures|encombrement|dimensoes|dimensao|medidas|medida|dimensoes do produto',
  },
  // "Maße" folds to the same word as the French "masse", so the units decide.
  { kinds: ['dimension', 'weight'], names: 'masse' },
  {
    kinds: ['dimension'],
    side: 'length',
    names:
      'length|total length|overall length|cable length|cord length|lange|gesamtlange|kabellange|schnurlange|longueur|longueur du cable|longueur totale|longueur de cable|comprimento|comprimento do cabo|comprimento total',
  },
  {
    kinds: ['dimension'],
    side: 'width',
    names: 'width|total width|overall width|breite|gesamtbreite|largeur|largeur totale|largura|largura total',
  },
  {
    kinds: ['dimension'],
    side: 'height',
    names:
      "height|total height|overall height|seat height|hohe|gesamthohe|sitzhohe|hauteur|hauteur totale|hauteur d'assise|altura|altura total|altura do assento",
  },
  {
    kinds: ['dimension'],
    side: 'depth',
    names:
      'depth|total depth|overall depth|tiefe|gesamttiefe|profondeur|profondeur totale|profundidade|profundidade total',
  },
  {
    kinds: ['dimension'],
    side: 'diameter',
    names:
      'diameter|outer diameter|inner diameter|durchmesser|aussendurchmesser|innendurchmesser|diametre|diametre exterieur|diametro|diametro externo',
  },
  {
    kinds: ['volume', 'storage', 'energy'],
    names: 'capacity|total capacity|kapazitat|capacite|capacidade',
  },
  {
    kinds: ['volume'],
    names:
      'volume|engine capacity|tank capacity|water tank capacity|engine size|displacement|volumen|fassungsvermogen|fullmenge|nutzinhalt|tankvolumen|tankinhalt|hubraum|contenance|capacite du reservoir|cylindree|volume utile|cilindrada|capacidade do deposito|capacidade do reservatorio|volume util',
  },
  {
    kinds: ['volume', 'weight', 'pack'],
    names: 'contents|content|net content|net contents|inhalt|nettoinhalt|contenu|conteudo|conteudo liquido',
    isVague: true,
  },
  {
    kinds: ['storage'],
    names:
      'storage|storage capacity|storage size|memory|memory size|internal memory|internal storage|hard drive|hard disk|hard drive size|hard disk size|ssd|ssd capacity|ram|memory capacity|flash memory|speicher|speicherplatz|speicherkapazitat|speichergrosse|interner speicher|arbeitsspeicher|festplatte|festplattenkapazitat|festplattengrosse|stockage|capacite de stockage|memoire|memoire interne|memoire vive|memoire ram|disque dur|capacite du disque dur|armazenamento|capacidade de armazenamento|armazenamento interno|memoria|memoria interna|memoria ram|disco rigido|capacidade do disco',
  },
  {
    kinds: ['power'],
    names:
      'power|rated power|motor power|output power|input power|max power|maximum power|engine power|leistung|nennleistung|leistungsaufnahme|motorleistung|ausgangsleistung|maximale leistung|eingangsleistung|stromverbrauch|puissance|puissance nominale|puissance moteur|puissance du moteur|puissance maximale|puissance de sortie|puissance max|potencia|potencia maxima|potencia nominal|potencia do motor|potencia de saida',
  },
  { kinds: ['power'], unit: 'w', names: 'wattage|watt|watts|wattzahl|wattleistung' },
  {
    kinds: ['voltage'],
    names:
      "voltage|input voltage|output voltage|battery voltage|operating voltage|rated voltage|supply voltage|spannung|nennspannung|betriebsspannung|akkuspannung|netzspannung|ausgangsspannung|eingangsspannung|batteriespannung|tension|tension nominale|tension d'alimentation|tension de la batterie|tension d'entree|tension de sortie|voltagem|tensao|tensao nominal|tensao de entrada|tensao de saida|tensao da bateria|tensao de alimentacao",
  },
  {
    kinds: ['energy'],
    names:
      'battery capacity|energy|annual energy consumption|annual consumption|battery energy|akkukapazitat|batteriekapazitat|energie|energieverbrauch|jahresverbrauch|energieinhalt|capacite de la batterie|capacite batterie|energia|consommation annuelle|capacidade da bateria|consumo anual',
  },
  {
    kinds: ['energy', 'power'],
    names:
      "energy consumption|consommation d'energie|consommation energetique|consumo de energia|consumo energetico|energieaufnahme",
  },
  {
    kinds: ['power', 'energy'],
    names: 'power consumption|consommation electrique|consommation|consumo|consumo eletrico',
  },
  { kinds: ['energy', 'voltage'], names: 'battery|akku|batterie|bateria', isVague: true },
  {
    kinds: ['clothing', 'shoe', 'bedding', 'dimension'],
    names: 'size|grosse|taille|tamanho|tam|gr|numero',
    isVague: true,
  },
  {
    kinds: ['clothing'],
    names:
      'clothing size|garment size|apparel size|bra size|hat size|dress size|shirt size|konfektionsgrosse|kleidergrosse|kleidungsgrosse|bekleidungsgrosse|hutgrosse|bh-grosse|kopfumfang|hosengrosse|taille de vetement|taille vetement|taille de soutien-gorge|tour de tete|tamanho da roupa|tamanho de roupa|tamanho do vestuario|tamanho do soutien',
  },
  {
    kinds: ['shoe'],
    names:
      'shoe size|footwear size|boot size|schuhgrosse|sockengrosse|pointure|pointures|taille de chaussure|taille chaussure|taille de chaussures|tamanho do calcado|tamanho de calcado|numero do calcado|tamanho do sapato|calcado',
  },
  {
    kinds: ['screen'],
    names:
      "screen size|display size|screen diagonal|display diagonal|monitor size|bildschirmdiagonale|bildschirmgrosse|displaygrosse|displaydiagonale|bilddiagonale|taille de l'ecran|taille d'ecran|taille ecran|diagonale d'ecran|diagonale de l'ecran|tamanho do ecra|tamanho da tela|tamanho do visor|diagonal do ecra|diagonal da tela",
  },
  { kinds: ['screen'], names: 'display|screen|diagonal|bildschirm|diagonale|ecran|ecra|tela', isVague: true },
  {
    kinds: ['bedding'],
    names:
      'bedding size|bed size|duvet size|mattress size|sheet size|bettwaschegrosse|bettgrosse|liegeflache|matratzengrosse|lakengrosse|deckengrosse|taille de lit|taille du lit|taille du matelas|taille de matelas|couchage|taille de la housse de couette|taille de la couette|tamanho da cama|tamanho do colchao|medida da cama|medidas da cama|medida do colchao|tamanho do edredao|tamanho do lencol',
  },
  {
    kinds: ['colour'],
    names:
      'color|colour|colors|colours|main color|main colour|color name|colour name|frame colour|farbe|farben|farbton|hauptfarbe|grundfarbe|farbname|rahmenfarbe|couleur|couleurs|coloris|couleur principale|teinte|cor|cores|cor principal|tonalidade|tom|nome da cor',
  },
  {
    kinds: ['pack'],
    counts: 'pack',
    names:
      'pack size|package quantity|pack quantity|multipack|pack|items per pack|packungsgrosse|packungsmenge|gebinde|packungseinheit|verpackungseinheit|ve|lot|conditionnement|taille du lot|nombre par lot|embalagem|conteudo da embalagem|tamanho da embalagem|tamanho do pacote',
  },
  {
    kinds: ['pack'],
    counts: 'pieces',
    names:
      "number of pieces|piece count|pieces|unit count|number of items|number of units|count|units|stuck|stuckzahl|anzahl|anzahl teile|teile|anzahl der teile|anzahl stuck|nombre de pieces|nombre d'unites|nombre d'articles|pieces|unites|numero de pecas|numero de unidades|unidades|pecas|quantidade de pecas",
  },
  { kinds: ['pack', 'weight', 'volume'], counts: 'pieces', names: 'quantity|menge|quantite|quantidade' },
  {
    kinds: ['material'],
    names:
      'material|materials|main material|fabric|composition|upper material|outer material|lining material|fabric type|material composition|frame material|materialien|hauptmaterial|werkstoff|obermaterial|materialzusammensetzung|futtermaterial|stoff|zusammensetzung|gehausematerial|matiere|matieres|matiere principale|materiau|materiaux|materiau principal|tissu|materiais|material principal|composicao|tecido|material exterior',
  },
  {
    kinds: ['energyClass'],
    names:
      "energy class|energy efficiency class|energy rating|energy efficiency|energy efficiency rating|eu energy label|energy label|energieeffizienzklasse|energieklasse|eek|energieeffizienz|energielabel|eu-energielabel|classe energetique|classe d'efficacite energetique|efficacite energetique|etiquette energie|etiquette energetique|classe energie|classe energetica|classe de eficiencia energetica|eficiencia energetica|etiqueta energetica|classe de energia|classe de eficiencia",
  },
  {
    kinds: ['compatibility'],
    names:
      'compatible with|compatibility|compatible devices|compatible models|compatible brands|fits|suitable for|works with|fits models|kompatibel mit|kompatibilitat|passend fur|geeignet fur|kompatible gerate|kompatible modelle|passt zu|passend zu|compatible avec|compatibilite|appareils compatibles|modeles compatibles|convient a|convient pour|adapte a|compativel com|compatibilidade|dispositivos compativeis|modelos compativeis|adequado para|aparelhos compativeis',
  },
];

const entryByName = new Map<string, Entry>(
  entries.flatMap((entry) => entry.names.split('|').map((name): [string, Entry] => [foldText(name), entry])),
);
/** Whose property it is, which changes nothing in its kind. */
const owner =
  / (?:of (?:the )?(?:item|product|package)|de l'article|du produit|du colis|de l'emballage|do produto|do artigo|da embalagem)$/u;
const leadingOwner = /^(?:item|product|package|packaging|assembled|artikel|produkt) (?=\p{L})/u;
const inBrackets = /[([]([^)\]]*)[)\]]/u;
const letters = /^[\p{L}](?:\s?[x×/*]\s?\p{L}){1,3}$/u;
const lettersBehind = /\s(\p{L}(?:\s?[x×/]\s?\p{L}){1,3})$/u;

/** What a property's name in en, de, fr or pt says of its text: "Nettogewicht", "Weight (kg)". Undefined for unknown names. */
export function propertyOf(name: string): NamedProperty | undefined {
  const bracketed = (inBrackets.exec(name)?.[1] ?? lettersBehind.exec(name)?.[1] ?? '').trim();
  const bare = foldText(name.replace(inBrackets, ' ').replace(lettersBehind, ' '))
    .replace(/[\s:.]+$/u, '')
    .trim();
  const order = letters.test(bracketed) ? sidesOfLetters(bracketed.split(/\s?[x×/*]\s?/u)) : undefined;
  const entry =
    entryByName.get(bare) ??
    entryByName.get(bare.replace(owner, '')) ??
    entryByName.get(bare.replace(leadingOwner, ''));
  if (!entry) return undefined;
  const hint = unitOf(foldText(bracketed), bracketed) ?? (entry.unit ? unitOf(entry.unit) : undefined);
  return {
    kinds: entry.kinds,
    ...(entry.side ? { side: entry.side } : {}),
    ...(order ? { order } : {}),
    ...(hint && hint.family !== 'other' ? { unit: hint } : {}),
    ...(entry.counts ? { counts: entry.counts } : {}),
    isVague: entry.isVague ?? false,
  };
}
