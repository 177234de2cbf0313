/** What a word beside an amount says about it. */
export type Cue =
  | 'list'
  | 'now'
  | 'from'
  | 'upTo'
  | 'saving'
  | 'shipping'
  | 'free'
  | 'freeDelivery'
  | 'instalment'
  | 'unit'
  | 'surcharge'
  | 'plus'
  | 'reference'
  | 'threshold'
  | 'conditional'
  | 'taxIncluded'
  | 'taxExcluded'
  | 'request'
  | 'between'
  | 'neutral';

/** The phrases by cue, parted by "|", without accents and in small letters where the script has them. */
export const cuePhrases: Record<Cue, string> = {
  list:
    'was|were|previously|before|old price|original price|originally|regular price|reg|regular|list price|list|rrp|r r p|msrp|mrp|m r p|m s r p|srp|compare at|compare at price|retail price|retail|usually|normally' +
    '|statt|anstatt|uvp|uvp des herstellers|unverb preisempf|unverbindliche preisempfehlung|unverb preisempfehlung|preisempfehlung|bisher|bisheriger preis|vorher|fruher|ehemals|alter preis|altpreis|listenpreis|ursprunglich|ursprunglicher preis|streichpreis|originalpreis|normalpreis|regularer preis' +
    '|au lieu de|prix conseille|prix barre|ancien prix|prix de vente conseille|pvc|avant|prix initial|prix d origine|prix normal|prix public|prix habituel|etait' +
    '|antes|precio anterior|precio original|precio recomendado|precio habitual|pvpr|precio de lista|precio regular|preco anterior|preco original|preco recomendado|de lista' +
    '|invece di|anziche|prezzo consigliato|prezzo precedente|prezzo originale|prezzo di listino|listino|prima|era|prezzo pieno' +
    '|adviesprijs|oude prijs|normale prijs|oorspronkelijke prijs|i p v|ipv' +
    '|forr|tidigare|tidigare pris|ordinarie pris|ord pris|ordinarie|rek pris|fore|forpris|veil|veiledende|veiledende pris|vejl|vejledende|vejl pris|vejledende pris|ovh|norm|normaali|normaalihinta' +
    '|cena przed|cena przed obnizka|cena regularna|stara cena|poprzednia cena|zamiast|bylo|puvodni cena|puvodne|bezna cena|doporucena cena|pred slevou|povodna cena|eredeti ar|regi ar|korabbi ar|pret vechi|pret initial|prp' +
    '|старая цена|стара цена|было|вместо|цена без скидки|ρρπ|αρχικη τιμη|απο την αρχικη|eski fiyat|liste fiyati|原价|原價|定価|通常価格|参考価格|市场价|正价|정가|قبل|السعر السابق|السعر القديم|كان',
  now:
    'now|only|just|today|sale|sale price|special|special price|our price|your price|current price|deal|deal price|offer|offer price|reduced to|now only|price now|buy now' +
    '|jetzt|nur|nur noch|jetzt nur|aktionspreis|sonderpreis|angebot|angebotspreis|unser preis|ihr preis|aktuell|aktueller preis|neuer preis|heute|reduziert auf|dein preis' +
    '|maintenant|seulement|prix promo|promo|solde|prix solde|prix actuel|notre prix|desormais' +
    '|ahora|solo|oferta|precio actual|precio oferta|precio especial|agora|apenas|somente|so|por apenas|preco atual|preco promocional' +
    '|ora|adesso|prezzo attuale|prezzo scontato|offerta|soltanto' +
    '|nu|nu voor|alleen|actieprijs|aanbieding|nyt|tarjous|kun|tilbud|nå|nå kun|nå bare|rea|reapris|kampanjpris' +
    '|teraz|tylko|cena promocyjna|promocja|nyni|akce|akcni cena|akcia|akciova cena|po sleve|most|akcios ar|acum|pret redus|doar' +
    '|сега|промо|само|сейчас|теперь|цена со скидкой|только|зараз|тепер|simdi|indirimli fiyat|sadece|τωρα|μονο|现价|特价|促销价|現価|特価|セール|セール価格|今|지금|할인가|الآن|السعر الحالي',
  from: 'from|starting at|starting from|starting|starts at|as low as|prices from|ab|schon ab|bereits ab|a partir de|des|desde|da|a partire da|vanaf|v a|fra|fr|fran|från|od|uz od|juz od|alkaen|απο|incepand de la|de la|от|вiд|від|mulai|mulai dari|から|より|起|부터|من|از|شروع از|baslayan',
  upTo: 'up to|bis zu|jusqu a|hasta|ate|fino a|tot|upp till|op til|inntil|do|az do|до|kadar|max|maximum|maximal',
  saving:
    'save|you save|saving|savings|off|discount|less|cashback|rebate|voucher|coupon worth|sie sparen|du sparst|spare|sparen|spar|ersparnis|gespart|rabatt|nachlass|gutschein|reduziert um|gunstiger|economisez|economie|vous economisez|de reduction|reduction|remise|rabais|ahorra|ahorras|ahorro|de descuento|descuento|dto|poupe|poupa|economize|desconto|de desconto|risparmi|risparmia|sconto|di sconto|bespaar|je bespaart|u bespaart|korting|voordeel|spara|du sparar|du sparer|besparelse|saastat|oszczedzasz|rabat|znizka|taniej|usetrite|sleva|zlava|megtakaritas|kedvezmeny|economisesti|reducere|скидка|экономия|отстъпка|спестявате|знижка|indirim|εκπτωση|割引|引き|优惠|立减|할인|خصم|وفر',
  shipping:
    'shipping|delivery|postage|handling|freight|shipping cost|shipping costs|delivery cost|versand|versandkosten|lieferung|lieferkosten|porto|lieferkostenpauschale|livraison|frais de port|frais de livraison|port|envio|gastos de envio|coste de envio|portes|frete|spedizione|spese di spedizione|consegna|verzending|verzendkosten|bezorging|bezorgkosten|frakt|fraktkostnad|fragt|levering|leverans|toimitus|toimituskulut|dostawa|wysylka|koszt dostawy|doprava|dopravne|postovne|szallitas|szallitasi dij|livrare|transport|доставка|kargo|αποστολη|μεταφορικα|送料|运费|運費|배송비|الشحن|شحن|التوصيل',
  free: 'free|for free|free of charge|no charge|kostenlos|gratis|umsonst|kostenfrei|frei|gratuit|gratuite|gratuitement|offert|offerte|gratuito|gratuita|gratuitamente|gratis|gratuito|gratuiti|omaggio|ilmainen|ilmaiseksi|za darmo|darmowy|darmowa|bezplatnie|bezplatny|zdarma|zadarmo|ingyenes|ingyen|бесплатно|безплатно|безкоштовно|ucretsiz|bedava|δωρεαν|無料|免费|免費|무료|مجاني|مجانا|included|inklusive|inbegriffen|inclus|incluse',
  freeDelivery:
    'versandkostenfrei|portofrei|frachtfrei|lieferkostenfrei|gratisversand|gratislieferung|fraktfritt|fragtfrit|fraktfri',
  // A down payment is the first of several payments.
  instalment:
    'down payment|downpayment|prepayment|advance payment|anzahlung|acompte|d acompte|arrhes|d arrhes|acconto|d acconto|caparra|anticipo|senal|arras|entrada de|sinal|adiantamento|aanbetaling|handpenning|forskott|udbetaling|depositum pa|kasiraha|ennakkomaksu|zaliczka|zaliczki|zadatek|zalohova platba|predavok|eloleg|foglalo|avans|akontacija|predujam|kapora|on odeme|pesinat|предоплата|задаток|аванс|завдаток|передоплата|капаро|προκαταβολη|عربون|دفعة مقدمة|מקדמה|頭金|前金|手付金|定金|订金|訂金|首付|계약금|선금|มัดจำ|đặt cọc|uang muka|dp|月額|月々|매월|月払い|שנתי|חודשי|monthly|per month|a month|month|mo|instalment|instalments|installment|installments|payments of|payment of|paiements de|paiement de|paiement en|versements de|echeances de|pagos de|pagamentos de|pagamenti da|pagamenti di|betalingen van|delbetalningar|payments|payment|financing|finance from|weekly|per week|monatlich|mtl|monat|rate|raten|ratenzahlung|monatsrate|finanzierung|leasing|mensualite|mensualites|par mois|mois|mensuel|mensual|mensuales|al mes|mes|meses|cuota|cuotas|plazos|parcela|parcelas|mensais|ao mes|mensili|rata|rate da|al mese|mese|termijn|termijnen|per maand|maand|manad|per manad|månad|per månad|mån|per mån|mnd|md|måned|pr måned|per måned|kuukausi|kk|miesiecznie|miesiac|rat|raty|mesicne|splatka|mesacne|havonta|reszlet|luna|rate lunare|мес|месяц|в месяц|месечно|taksit|ay|aylik|分割|每月|월|شهريا|قسط|year|yearly|annually|jahr|jahrlich|an|ano|anno|week|woche|semaine|klarna|afterpay|clearpay|emi|no cost emi|emi from|emi starts at',
  unit: 'unit price|price per unit|grundpreis|prix au kilo|prix au litre|prix unitaire|precio por unidad|precio por kilo|prezzo al kg|jamforpris|jmfpris|jfr pris|enhedspris|eenheidsprijs|cena za kg|cena jednostkowa|egysegar|単価',
  surcharge:
    'kaution|kautionsbetrag|security deposit|borg|waarborg|waarborgsom|deposito|depozito|cauzione|fianza|depositum|vakuus|pantti|zastaw|kavcija|kaucija|garancija|garantie|letet|kaucio|залог|застава|депозит|εγγυηση|تأمين|פיקדון|敷金|保証金|押金|保证金|保證金|보증금|เงินประกัน|dont|davon|of which|hereof|d eco participation|d ecotaxe|pfand|deposit|surcharge|aufpreis|zuschlag|eco participation|ecoparticipation|eco part|ecotax|recupel|pant|statiegeld|caution|consigne|zaloha|kaucja|crv|customs|zoll|import fee|fee|gebuhr|supplement|service fee|booking fee|setup fee|set up fee|activation fee|cleaning fee|rental fee|hire fee|leihgebuhr|mietgebuhr|servicegebuhr|bearbeitungsgebuhr|einrichtungsgebuhr|anschlussgebuhr|aktivierungsgebuhr|reinigungsgebuhr|miete|zur miete|mietpreis|frais de dossier|frais de location|frais de service|frais d activation|gastos de gestion|cuota de alta|alquiler|taxa de servico|taxa de adesao|aluguel|costi di attivazione|spese di attivazione|noleggio|servicekosten|aansluitkosten|huur|oplata aktywacyjna|oplata serwisowa|wynajem|poplatek|pronajem|плата за подключение|прокат|аренда',
  plus: 'plus|zzgl|zuzuglich|en sus|mas|piu|plus de|excl|hors',
  reference:
    'lowest price|lowest price in the last 30 days|30 day lowest price|lowest 30 day price|niedrigster preis|niedrigster preis der letzten 30 tage|30 tage bestpreis|tiefstpreis|niedrigster gesamtpreis|prix le plus bas|precio mas bajo|preco mais baixo|prezzo piu basso|laagste prijs|lagsta pris|laveste pris|alin hinta|najnizsza cena|najnizsza cena z 30 dni|nejnizsi cena|najnizsia cena|legalacsonyabb ar|cel mai mic pret|най ниска цена|χαμηλοτερη τιμη',
  threshold:
    'versandkostenfrei ab|portofrei ab|gratisversand ab|kostenloser versand ab|versand gratis ab|livraison gratuite des|livraison offerte des|livraison gratuite a partir de|livraison offerte a partir de|envio gratis desde|envio gratis a partir de|frete gratis a partir de|spedizione gratuita da|spedizione gratuita a partire da|gratis verzending vanaf|gratis bezorging vanaf|fri frakt fra|fri frakt fran|fri fragt fra|fri frakt over|darmowa dostawa od|doprava zdarma od|minimum order|min order|minimum order value|orders over|order over|orders above|spend|mindestbestellwert|ab einem bestellwert von|bestellwert|minimum de commande|a partir d un achat de|d achat|pedido minimo|compras superiores a|ordine minimo|minimale bestelling|minsta ordervarde|minimalne zamowienie|minimalna wartosc zamowienia|over|above|uber',
  conditional:
    'trade|trade price|wholesale|wholesale price|dealer price|reseller price|b2b|business price|business customers|handlerpreis|handler|grosshandelspreis|gewerbepreis|wiederverkaufer|geschaftskunden|nur fur gewerbe|prix pro|prix professionnel|prix revendeur|prix de gros|tarif pro|precio mayorista|mayorista|precio socio|precio socios|precio de socio|para socios|socio|prezzo soci|prezzo socio|soci|ingrosso|prezzo rivenditore|preco de atacado|atacado|preco de socio|revenda|groothandelsprijs|groothandel|aterforsaljare|aterforsaljarpris|grossistpris|engrospris|forhandlerpris|jasenhinta|tukkuhinta|cena hurtowa|hurt|hurtowo|cena dla klubowiczow|velkoobchodni cena|velkoobchodna cena|klubova cena|clenska cena|nagyker ar|nagykereskedelmi ar|klubtag ar|torzsvasarloi ar|pret angro|pret en gros|pret club|veleprodajna cijena|veleprodajna cena|uye fiyati|toptan|toptan fiyat|bayi fiyati|оптовая цена|опт|оптом|цена по карте|по карте|клубная цена|клубна ціна|оптова ціна|гуртова ціна|цена на едро|χονδρικη|χονδρικης|τιμη μελους|سعر الجملة|سعر الأعضاء|جملة|מחיר לחברים|מחיר מועדון|לחברי מועדון|会員価格|会員価|会員様|卸価格|卸値|会员价|會員價|会员专享|批发价|批發價|회원가|도매가|ราคาสมาชิก|ราคาส่ง|giá thành viên|giá sỉ|harga grosir|harga member|member|members|member price|members price|club|club price|with code|with coupon|with voucher|with card|loyalty price|subscribe|subscribe save|prime|mit code|mit coupon|mit gutschein|mitglieder|mitgliederpreis|clubpreis|im abo|abo|mit app|avec le code|adherent|prix membre|prix adherent|con cupon|con codigo|socios|com cupom|com codigo|no pix|tesserati|con tessera|ledenprijs|medlemspris|klubpris|cena klubowa|z kodem|s kodem|clubcard',
  taxIncluded:
    'đã bao gồm vat|đã gồm vat|đã bao gồm thuế|đã có vat|inc vat|incl vat|including vat|vat included|vat incl|with vat|inkl mwst|inkl mehrwertsteuer|inkl ust|inklusive mwst|mit mwst|inkl gesetzl mwst|inkl gesetzlicher mwst|brutto|ttc|t t c|toutes taxes comprises|tva incluse|tva comprise|iva incluido|con iva|iva incl|iva inclusa|ivato|iva inclusa|iva incluso|com iva|incl btw|inclusief btw|inkl moms|ink moms|inkl mva|sis alv|z vat|brutto|s dph|vcetne dph|vratane dph|afaval|brutto ar|cu tva|tva inclus|с ддс|с ндс|з пдв|kdv dahil|με φπα|税込|税込み|含税|incl gst|inc gst|including gst|gst included|tax included|incl tax|inc tax|including tax|incl taxes|including taxes|inclusive of all taxes',
  taxExcluded:
    'قبل الضريبة|قبل ضريبة|ex vat|exc vat|excl vat|excluding vat|vat excluded|plus vat|without vat|zzgl mwst|zzgl mehrwertsteuer|zzgl ust|exkl mwst|ohne mwst|netto|net|hors taxes|ht|h t|hors tva|sin iva|iva no incluido|mas iva|iva esclusa|senza iva|piu iva|iva escl|sem iva|excl btw|exclusief btw|exkl moms|ex moms|ekskl moms|eks mva|ekskl mva|alv 0|bez vat|bez dph|afa nelkul|netto ar|fara tva|без ддс|без ндс|без пдв|kdv haric|χωρις φπα|本体|本体価格|税抜|税抜き|税別|不含税|ex gst|excl gst|excluding gst|plus gst|ex tax|excl tax|excluding tax|plus tax|before tax',
  request:
    'call for price|call for pricing|call for quote|price on request|price upon request|price on application|on request|on application|upon request|poa|p o a|contact us for price|contact us for pricing|contact us|request a quote|request quote|ask for price|ask for quote|email for price|price on enquiry|preis auf anfrage|auf anfrage|preis anfragen|anfragen|prix sur demande|sur demande|sur devis|nous consulter|prix nous consulter|demander un devis|precio a consultar|a consultar|consultar precio|consultar|consulte precio|precio bajo consulta|sob consulta|sob pedido|preco sob consulta|consulte|prezzo su richiesta|su richiesta|chiedi un preventivo|prijs op aanvraag|op aanvraag|pris på förfrågan|pris på forespørsel|pris på forespørgsel|hinta pyydettaessa|cena na zapytanie|na zapytanie|zapytaj o cene|cena na dotaz|na dotaz|cena na vyziadanie|na vyziadanie|ar kereshere|kerjen ajanlatot|pret la cerere|la cerere|цена по запросу|по запросу|по договоренности|договорная|цена при запитване|при запитване|ціна за запитом|fiyat sorunuz|fiyat icin arayiniz|κατοπιν ζητησης|価格はお問い合わせ|お問い合わせください|要問合せ|面议|面議|电议|가격문의|가격 문의|اتصل لمعرفة السعر|السعر عند الطلب|tba|tbd|to be announced|to be confirmed',
  between: 'between|zwischen|entre|tra|fra|tussen|mellan|mellem|mellom|miedzy|mezi|между',
  neutral:
    'ab sofort|ab lager|ab werk|ab heute|lieferbar ab|verfugbar ab|erhaltlich ab|sofort ab lager|available from|in stock from|from stock|from today|da oggi|a partire da oggi|disponible des|disponible a partir du|leverbaar vanaf|vanaf vandaag|price|prices|preis|preise|prix|precio|precios|preco|precos|prezzo|prezzi|prijs|pris|priser|hinta|cena|ceny|ar|pret|цена|ціна|fiyat|τιμη|価格|价格|가격|السعر|سعر|total|subtotal|amount|cost|costs|kosten|each|ea|item|per item|per piece|pro stuck|stuck|stk|pc|piece|the|for|is|at|of|and|und|et|y|e|og|och|or|oder|ou|o|to|bis|a|à|te|til|till|az|und mehr|und weniger|you pay|pay|vp|pvp|gesamt|gesamtpreis|endpreis|verkaufspreis|stuckpreis|einzelpreis|prix unitaire ttc|le prix|notre|unser|our|new|neu|neuf|nuevo|nuovo|used|gebraucht|approx|ca|circa|env|environ|um|около|约|約|약|およそ|大約',
};
