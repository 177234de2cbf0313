/** Texts of one or several marks parted by blanks, and the codes they may stand for, the commonest first. */
export type MarkLine = readonly [texts: string, codes: string];

const dollarsOfAll = 'USD CAD AUD HKD TWD SGD NZD';

/** Marks and words in their own script, which stand for one currency or for the first of them unless a locale says otherwise. */
export const scriptMarks: readonly MarkLine[] = [
  ['రూ రూ. రూపాయలు రూపాయి', 'INR'], // CLDR te names and signs
  ['રૂ રૂ. રૂપિયા', 'INR'], // CLDR gu names and signs
  ['ਰੁ ਰੁ. ਰੁਪਏ ਰੁਪਈਆ', 'INR'], // CLDR pa names and signs
  ['ರೂ ರೂ. ರೂಪಾಯಿ ರೂಪಾಯಿಗಳು', 'INR'], // CLDR kn names and signs
  ['രൂ രൂ. രൂപ', 'INR'], // CLDR ml names and signs
  ['රුපියල් රුපියල', 'LKR'], // Central Bank of Sri Lanka; CLDR si names
  ['դր դր.', 'AMD'], // Central Bank of Armenia, short for դրամ
  ['ກີບ', 'LAK'], // Bank of the Lao PDR; CLDR lo
  ['រៀល', 'KHR'], // National Bank of Cambodia; CLDR km
  ['ကျပ်', 'MMK'], // Central Bank of Myanmar; CLDR my
  ['төгрөг төгрөгийн төг төг.', 'MNT'], // Bank of Mongolia; CLDR mn
  ['ウォン', 'KRW'], // CLDR ja names
  ['ポンド', 'GBP'], // CLDR ja names
  ['บ.', 'THB'], // Royal Society of Thailand, short for บาท
];

/** As `scriptMarks`, but of several countries: the commonest is taken with a doubt. */
export const sharedScriptMarks: readonly MarkLine[] = [
  ['रुपये रुपए रुपया रूपये', 'INR NPR'], // CLDR hi, mr, ne names
  ['ரூ ரூ. ரூபாய்', 'INR LKR'], // CLDR ta and ta-LK names and signs
  ['روپے روپیہ روپیے', 'PKR INR'], // CLDR ur and ur-IN names
  ['ドル', dollarsOfAll], // CLDR ja names
  ['달러', dollarsOfAll], // CLDR ko names
];

/** Words for money in the forms that stand behind a number, of one currency. */
export const inflectedWords: readonly MarkLine[] = [
  ['koruna koruny korunách', 'CZK'], // Česká národní banka; CLDR cs names
  ['гривня гривні гривна гривны гривен', 'UAH'], // CLDR uk, ru names
  ['лева левa левове', 'BGN'], // CLDR bg names; the second ends in a Latin letter, as shops type it
  ['dinara', 'RSD'], // CLDR sr-Latn names
  ['quid', 'GBP'], // Oxford English Dictionary, a pound sterling
  ['shekel shekels sheqel sheqels', 'ILS'], // CLDR en names
  ['liralık lirası liraya', 'TRY'], // Türk Dil Kurumu, forms of lira
  ['cedi cedis', 'GHS'], // Bank of Ghana; CLDR en names
  ['forintot forintért forintos forintba', 'HUF'], // CLDR hu, forms of forint
  ['złote złotego złotówek złotówki', 'PLN'], // CLDR pl names; Słownik języka polskiego PWN
  ['taka takas', 'BDT'], // CLDR en names
  ['rands', 'ZAR'], // South African Reserve Bank
  ['rupiahs', 'IDR'], // CLDR en names
  ['ringgits', 'MYR'], // CLDR en names
  ['hryvnia hryvnias hrywnia', 'UAH'], // CLDR en, de names
  ['lempiras', 'HNL'], // CLDR es names
  ['quetzales', 'GTQ'], // CLDR es names
  ['colones', 'CRC'], // CLDR es names
  ['guaraní guaraníes guaranies', 'PYG'], // CLDR es names
  ['d-mark', 'DEM'], // Deutsche Bundesbank, the everyday name; its D is no dalasi
  ['kronor', 'SEK'], // Sveriges riksbank; CLDR sv
];

/** As `inflectedWords`, where the first is the usual one. */
export const usualWords: readonly MarkLine[] = [
  ['rouble roubles ruble rubles rubli rublo rubel rubeln roubels', 'RUB BYN'], // CLDR en, it, de names
];

/** As `inflectedWords`, but of several countries: the commonest is taken with a doubt. */
export const sharedWords: readonly MarkLine[] = [
  ['korún', 'CZK SKK'], // CLDR sk names; Slovakia's own until 2008
  ['dinar dinars', 'RSD KWD JOD BHD TND DZD IQD LYD MKD'], // CLDR en names
  ['bucks', 'USD AUD CAD NZD'], // Merriam-Webster, a dollar
  ['riyal riyals', 'SAR QAR YER OMR'], // CLDR en names
  ['rial rials', 'IRR OMR YER QAR'], // CLDR en names
  ['shilling shillings', 'KES TZS UGX SOS'], // CLDR en names
  ['shilingi', 'TZS KES UGX'], // CLDR sw names
  ['kroner', 'NOK DKK'], // Norges Bank; Danmarks Nationalbank; CLDR nb, da
  ['kronen', 'SEK DKK NOK CZK'], // CLDR de names
  ['couronnes', 'CZK SEK DKK NOK'], // CLDR fr names
];

/** Words for money that are other words as well: the sole of a shoe, the pound of a weight, a lion. */
export const weakWords: readonly MarkLine[] = [
  ['soles', 'PEN'], // Banco Central de Reserva del Perú
  ['libras libra', 'GBP EGP LBP SYP'], // CLDR es, pt names
  ['лев', 'BGN'], // CLDR bg names
];

/** Units below the one a currency is named by; `¢` and names of several words stand for the commonest unless hint or locale say otherwise. */
export const minorWords: readonly MarkLine[] = [
  ['¢ ￠', 'USD CAD AUD NZD EUR'], // CLDR en names of minor units
  ['pence penny', 'GBP'], // The Royal Mint
  ['rappen', 'CHF'], // Swiss Federal Chancellery's guide
  ['centimes centime', 'EUR CHF'], // Swiss Federal Chancellery's guide
  ['céntimos céntimo centimos centimo', 'EUR CRC PEN VES'], // European Commission; Banco Central de Costa Rica
  ['cêntimos cêntimo eurocent eurocents senttiä sentti λεπτά λεπτό', 'EUR'], // European Commission
  ['centesimi centesimo', 'EUR CHF'], // European Commission; Swiss Federal Chancellery's guide
  ['центов цента цент', 'EUR USD'], // CLDR ru names of minor units
  ['centavos centavo', 'BRL MXN ARS CLP COP PHP CUP DOP'], // Banco Central do Brasil; Banco de México
  ['paise paisa पैसे पैसा', 'INR PKR NPR'], // Reserve Bank of India
  ['коп коп. копеек копейки копейка kopecks kopeck kopeks kopek', 'RUB UAH BYN'], // ISO 4217's minor units in ru, en
  ['копійок копійки копійка', 'UAH'], // National Bank of Ukraine
  ['öre', 'SEK'], // Sveriges riksbank
  ['øre', 'NOK DKK'], // Norges Bank; Danmarks Nationalbank
  ['grosz grosze groszy', 'PLN'], // Narodowy Bank Polski
  ['haléř haléřů haléře', 'CZK'], // Česká národní banka
  ['stotinki stotinka стотинки стотинка', 'BGN'], // Bulgarian National Bank
  ['kuruş', 'TRY'], // Central Bank of the Republic of Türkiye
  ['bani', 'RON MDL'], // Banca Națională a României
  ['fillér', 'HUF'], // Magyar Nemzeti Bank
  ['agorot אגורות', 'ILS'], // Bank of Israel
  ['tetri თეთრი', 'GEL'], // National Bank of Georgia
  ['тиын', 'KZT'], // National Bank of Kazakhstan
  ['satang สตางค์', 'THB'], // Bank of Thailand
  ['qəpik', 'AZN'], // Central Bank of Azerbaijan
];
