import type { SelectorField } from './select-fields.ts';

/** What a button says that puts this product into the basket or orders it; a text that merely holds one of the words is none. */
export const basketButton = new RegExp(
  `^[^\\p{L}]*(?:${[
    '(?:add|move) (?:\\p{L}+ )?to (?:your |my |the |shopping )*(?:cart|basket|bag|trolley)|buy(?: it| this)?(?: now)?|order(?: now)?|add to order|pre-?order(?: now)?',
    '(?:jetzt )?(?:in den |zum )(?:einkaufs)?(?:warenkorb|einkaufswagen|einkaufskorb|korb)(?: legen| hinzufügen)?|(?:jetzt )?(?:kaufen|bestellen|vorbestellen)',
    'ajouter (?:au |à mon |à la )(?:panier|sac|cabas)|acheter(?: maintenant)?|commander|mettre au panier',
    '(?:adicionar|juntar|colocar|pôr|por) (?:ao |à |no |na )?(?:meu )?(?:carrinho|cesto|cesta|sacola|saco)|comprar(?: agora| já)?|encomendar',
    '(?:añadir|agregar|meter) (?:al? |a la |a mi )*(?:carrito|carro|cesta|bolsa)(?: de (?:la )?compras?)?|comprar(?: ahora| ya)?|lo quiero',
    '(?:aggiungi|metti) (?:al|nel) (?:carrello|borsa)(?: acquisti)?|acquista(?: ora| subito)?|compra(?: ora| subito)?|ordina(?: ora)?',
    '(?:voeg toe |toevoegen |leg )?(?:aan|in)(?: de| je| mijn| het)? (?:winkel)?(?:wagen|wagentje|mand|mandje|tas)(?: toevoegen)?|koop(?: nu)?|nu kopen|bestel(?:len)?(?: nu)?|nu bestellen',
    '(?:dodaj |wrzuć |włóż )?do (?:koszyka|torby)|kup(?:uję)?(?: teraz)?|zamów(?: teraz)?',
    '(?:přidat |vložit |dát )?do (?:nákupního )?koší[kč]u|koupit(?: nyní| ihned)?|objednat|(?:pridať |vložiť )?do košíka|kúpiť',
    '(?:lägg|lägga) (?:till )?i (?:varukorg(?:en)?|kundvagn(?:en)?|kundkorg(?:en)?|korgen)|köp(?: nu)?|beställ|handla',
    '(?:læg|tilføj|føj) (?:i |til )(?:indkøbs)?(?:kurv(?:en)?|vogn(?:en)?)|køb(?: nu)?|bestil|(?:legg|legg til) i (?:handle)?(?:kurv(?:en)?|vogn(?:en)?)|kjøp(?: nå)?',
    'lisää (?:osto)?koriin|osta(?: nyt)?|kosárba(?: teszem)?|megveszem|sepete ekle|adaugă în coș',
    '(?:añade|agrega|mete) (?:al|a la|a tu) (?:carrito|carro|cesta|bolsa)|comprar ya mismo|pídelo ya|realizar pedido',
    '(?:aggiungere|inserisci|metti) (?:al|nel) (?:carrello|borsa)|acquista adesso|mettilo nel carrello',
    '(?:in|naar) (?:de |mijn )?(?:winkelwagen|winkelmand|winkelmandje|mandje)(?: plaatsen| leggen)?|direct (?:kopen|bestellen)',
    '(?:lägg|stoppa) (?:ned )?i (?:shopping)?(?:påse|påsen|kassen|varukorgen)|köp här|lägg i korg',
    '(?:přidej|vlož) do (?:nákupního )?košíku|koupit hned|mám zájem|chci koupit',
    // Arabic, Russian and Ukrainian, Korean, Hebrew, Thai, Hindi, Chinese and Turkish.
    '(?:أضف|اضف|أضيفي|إضافة|اضافة|ضع|ضعه) (?:المنتج )?(?:إلى|الى|في|ل|لل)? ?(?:عربة|سلة|السلة|العربة|حقيبة)(?: ال?(?:تسوق|مشتريات|شراء))?|للسلة|(?:اشتر|اشتري|شراء)(?: ?الآن| ?الان)?|اطلب(?:ه|ها)?(?: ?الآن| ?الان)?|أضف للسلة|اضف للسلة',
    '(?:добавить |положить |отложить )?в корзину|(?:купить|заказать|оформить заказ)(?: сейчас| в 1 клик| в один клик)?|(?:додати |покласти )?(?:в|до|у) кошика?|(?:купити|замовити)(?: зараз)?',
    '(?:장바구니|쇼핑백|카트)(?:에|로)? ?(?:담기|넣기|추가(?:하기)?)|(?:바로 ?|지금 ?)?(?:구매|주문|구입)(?:하기)?|담기',
    '(?:הוסף|הוסיפו|הוסיפי|הוספה|להוסיף|שים|שימו) (?:ל|אל ה|ב)(?:סל|עגלה|עגלת)(?: ?ה?קניות)?|(?:קנה|קנו|קני|לקנייה|לרכישה|רכישה|הזמן|הזמינו)(?: ?עכשיו| ?מיד)?',
    '(?:เพิ่ม|หยิบ|ใส่)(?:สินค้า)?(?:ลง|ใน|ไปยัง|ใส่)*(?:รถเข็น|ตะกร้า)(?:สินค้า)?|(?:ซื้อ|สั่งซื้อ)(?:เลย|ทันที|ตอนนี้|สินค้า)*',
    '(?:कार्ट|बैग|टोकरी|थैले) में (?:डालें|जोड़ें|जोड़े|रखें|डाले)|(?:अभी |अब )?(?:खरीदें|ख़रीदें|खरीदे|ऑर्डर करें|मंगाएं)|खरीद लें',
    '(?:加入|放入|添加到|添加至|加到|放進|新增至)(?:我的)?(?:购物车|購物車|购物袋|購物袋|购物篮|購物籃)|(?:立即|立刻|马上|馬上|现在|現在|直接)?(?:购买|購買|抢购|搶購|下单|下單|订购|訂購)|(?:我要)?买(?:它)?',
    '(?:alışveriş )?sepet(?:e|ine|ime)(?: ekle)?|(?:hemen |şimdi )?(?:satın )?al|sipariş ver',
    '(?:買い物)?(?:カート|かご|カゴ|バッグ)(?:に|へ)(?:入れる|追加(?:する)?)|(?:今すぐ)?(?:購入(?:する)?|買う)|注文する|購入手続きへ',
  ].join('|')})[^\\p{L}]*$`,
  'iu',
);

/** What an icon's button is called by its shop instead. */
export const basketName =
  /(?:^|[-_\s])(?:add[-_]?to[-_]?(?:cart|basket|bag)|buy[-_]?now|product[-_]?buy|in[-_]?den[-_]?warenkorb|ajout(?:er)?[-_]?(?:au[-_]?)?panier)(?:$|[-_\s])/i;

/** The noun, wherever a page speaks of the basket itself: its total is no price. */
export const basketNoun =
  /\b(?:shopping cart|cart|basket|bag|trolley|checkout)\b|warenkorb|einkaufswagen|panier|carrinho|\bcesto\b|carrito|\bcesta\b|carrello|winkelwagen|winkelmand|koszyk|koší[kč]|varukorg|kundvagn|indkøbskurv|\bkurv|カート|買い物かご|корзин|кошик|장바구니|购物车|購物車|سلة|عربة التسوق|עגלת|ตะกร้า|รถเข็น|कार्ट/iu;

/** Titles and headings of pages that sell nothing themselves: basket, checkout, an error, a search. */
export const otherPage = new RegExp(
  [
    '^(?:your |my |ihr |dein |mein |votre |mon |seu |meu |su |tu |mi |il tuo |je |mijn |twój |váš |din |min )?(?:shopping )?(?:cart|basket|bag|checkout|warenkorb|einkaufswagen|kasse|zur kasse|panier|commande|carrinho|cesto|carrito|cesta|carrello|cassa|winkelwagen|winkelmand|afrekenen|koszyk|kasa|košík|pokladna|varukorg|kundvagn|kassa|kurv|indkøbskurv|indkøbsvogn|カート|買い物かご|ショッピングカート|корзина|кошик|장바구니|购物车|購物車|سلة التسوق|عربة التسوق|עגלת קניות|ตะกร้าสินค้า|รถเข็น|कार्ट)(?:$|[^\\p{L}])',
    'ご?注文(?:内容|手続|確認|完了)|order (?:summary|confirmation)|bestellübersicht',
    '(?:^|[^\\p{L}\\d])404(?:$|[^\\p{L}\\d])|(?:page|seite) (?:was )?not found|nicht gefunden|introuvable|não encontrad|no encontrad|non trovat|niet gevonden|nie znalezion|nenalezen|nebyla nalezena|hittades inte|blev ikke fundet|ikke fundet|見つかりません|не найден|찾을 수 없|未找到|找不到|غير موجود|לא נמצא|ไม่พบ|नहीं मिल',
    '^search(?: results?)?(?:$|[^\\p{L}])|^\\d+ results?|suchergebnis|résultats? (?:de|pour)|resultados (?:de|da|para)|risultati (?:di|della|per)|zoekresultaten|wyniki wyszukiwania|výsledky (?:hledání|vyhledávání)|sökresultat|søgeresultat|検索結果',
  ].join('|'),
  'iu',
);
export const otherPath =
  /\/(?:cart|basket|bag|checkout|warenkorb|kasse|panier|commande|carrinho|carrito|cesta|carrello|winkelwagen|winkelmand|koszyk|kosik|varukorg|kundvagn|kurv|search|suche|recherche|login|account)(?:\.\w+)?\/?$/i;

/** Names of prices that held before, and of sums beside the price. */
export const oldPriceName =
  /(?:^|[-_\s])(?:old|was|before|strike|striked|strikethrough|crossed|compare|compare-at|msrp|rrp|uvp|alt|alter|vorher|statt|durchgestrichen|ancien|avant|barre|de|antigo|anterior|antes|tachado|vecchio|barrato|oud|oude|van|stara|stary|przed|puvodni|pred|fore|forr|ord|ordinarie|foer|foerpris)(?:$|[-_\s])|(?:was|old|list|regular)-?price|(?:price|preis|prix|precio|preco)(?:was|old)/i;
export const besidePriceName =
  /ship|deliver|versand|liefer|livraison|frete|portes|envio|spedizion|verzend|dostaw|doprav|frakt|fragt|instal|rate[ns]?\b|parcela|omnibus|unit|grund|pfand|deposit|saving|ersparnis|loyalty|points/i;
export const priceName =
  /(?:^|[-_\s])(?:price|preis|prix|preco|precio|prezzo|prijs|cena|pris|amount|betrag|kakaku|kingaku)|(?:price|preis|prijs|pris)(?:$|[-_\s])/i;

/** Parts of every page that speak of no product. */
export const frameName =
  /(?:^|\s)(?:(?:site|page|main|shop|global)[-_]?)?(?:header|footer|topbar|top-bar|navbar|menu|sidebar)(?:\s|$)|cookie|consent|gdpr|newsletter|mini-?(?:cart|basket|warenkorb)|cart-?(?:total|summary|info|widget|count|drawer|preview)|basket-?(?:total|summary|info|widget|count|drawer|preview)/i;

export const nameOfName =
  /(?:^|[-_\s])(?:name|title|titel|titre|titulo|titolo|tytul|nazwa|nazev|navn|naam|nome|heading|bezeichnung)(?:$|[-_\s])/i;
export const noPicture =
  /logo|icon|sprite|banner|stars?[-_.\d]|sterne|stelle|etoile|rating|visa|mastercard|paypal|klarna|payment|pixel|spacer|badge|siegel|flag[-_/]|avatar|placeholder|loading|blank\./i;
export const pictureName =
  /product|produ|artik|main|haupt|princip|zoom|galer|galler|hero|photo|foto|large|gross|bild|zdj|obraz/i;
export const trailName =
  /breadcrumb|bread-crumb|brotkr|krümel|kruemel|crumb|okruszk|drobeck|drobečk|topic-?path|pankuzu|ariane|migas|migalha|caminho|briciole|kruimel|brödsmul|brodsmul|broedkrumme|brødkrumme|(?:^|[-_\s])(?:path|pfad|pad|trail)(?:$|[-_\s])/i;
export const homeWord =
  /^(?:home|homepage|start|startseite|accueil|início|inicio|homepagina|strona główna|domů|úvod|hem|startsida|forside|hjem|etusivu|ホーム|トップ(?:ページ)?|top)$/i;
export const descriptionName = /description|beschreibung|produkttext|descri[cpz]|omschrijving|opis|popis|beskriv/i;

/** What shops write before the value of a property, in the languages shops write here. */
export const propertyLabels: readonly [SelectorField, RegExp][] = [
  [
    'gtin',
    /^(?:gtin|ean|upc|isbn|jan|barcode|strichcode|code[- ]barres|código de barras|kod kreskowy|streckkod)(?![\p{L}])/iu,
  ],
  [
    'brand',
    /^(?:brand|marke|marque|marca|merk|marka|značka|märke|varumärke|mærke|manufacturer|hersteller|fabricant|fabricante|produttore|fabrikant|producent|výrobce|tillverkare|ブランド|メーカー)$/iu,
  ],
  [
    'mpn',
    /^(?:mpn|model(?:l)? (?:no|number)|part number|manufacturer(?:'s)? (?:part|item|product|no).*|hersteller-?(?:nummer|nr|art).*|référence (?:du )?fabricant|referência do fabricante|kod producenta|kód výrobce|型番)$/iu,
  ],
  [
    'sku',
    /^(?:sku|(?:item|article|art|product|catalog(?:ue)?|style)[. ]*(?:no|number|code|#)|(?:artikel|art|bestell|produkt)[.\- ]*(?:nummer|nr|no)|réf(?:érence)?|ref(?:erência|erencia)?|código(?: do produto| del producto)?|codice(?: articolo| prodotto)?|artikel(?:nummer|nr)|productcode|kod(?: produktu)?|numer katalogowy|kód(?: zboží| produktu)?|artikelnr|varenummer|varenr|商品(?:コード|番号)|品番)$/iu,
  ],
  ['color', /^(?:colou?r|farbe|couleur|cor|colore|kleur|kolor|barva|färg|farve|カラー|色)$/iu],
  [
    'material',
    /^(?:material|obermaterial|werkstoff|stoff|fabric|composition|matière|matériau|materiale|materiaal|materiał|materiál|tyg|素材|材質)$/iu,
  ],
  ['size', /^(?:size|größe|taille|tamanho|talla|taglia|maat|rozmiar|velikost|storlek|størrelse|サイズ)$/iu],
  ['weight', /^(?:(?:net |item )?weight|gewicht|poids|peso|waga|hmotnost|vikt|vægt|重量|重さ)$/iu],
];
