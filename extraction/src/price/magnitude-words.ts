/**
 * Zeros, the letter that stands for them, and words: the compact decimals of Unicode CLDR 48 in the languages of shops, with what is
 * written beside them. Words that are names or other things elsewhere ("mill", "Mia", "Ming") are left out.
 */
export const magnitudeWords: readonly (readonly [zeros: number, letter: string, words: string])[] = [
  [
    3,
    'k',
    'tsd|thousand|tausend|mil|mila|mille|tis|tys|rb|ribu|nghìn|ngàn|bin|duizend|ezer|hilj|hiljad[ae]|mii|de mii|mijë|tisoč|tisuć[ae]|tisíc[ae]?|tuhat|tuhatta' +
      '|tusen|tusind|tysiąc[ae]?|tysięcy|tūkst|tūkstantis|tūkstanči(?:ai|o|ų)|tūkstotis|tūkstoši|þúsund|χιλ|χιλιάδ(?:α|ες)|илј|илјад[аи]|мың|тис|тисяч[аі]?|тыс|тысяч[аиы]?' +
      '|хил|хиляди|хиљ|хиљад[ае]|հազար|հզր|אלף|آلاف|ألف|هزار|ہزار|हज़ार|हजार|হাজার|ਹਜ਼ਾਰ|હજાર|ஆயிரம்|ಸಾವಿರ|ആയിരം|ათასი|พัน',
  ],
  [4, '', 'หมื่น'],
  [5, 'l', 'lakhs?|lacs?|lk|لاکھ|लाख|লাখ|ਲੱਖ|લાખ|แสน'],
  [
    6,
    'm',
    'mio|mln|mn|millions?|millionen|millioner|mill(?:ó|o)n(?:es)?|milh(?:ã|õ|o)(?:o|es)|milion(?:i|e|y|a|u|ů|ów|s)?|milioane|de milioane|milion|miljoen|milj|miljon(?:er|i|it|s)?|miljoona|miljoonaa' +
      '|milijon(?:a|ai|as|i|o|ov|ų)?|milijuna?|milió|milión(?:a|ov|y)?|millió|milljón(?:ir)?|milyon|jt|juta|triệu|εκατομμύρι(?:α|ο)|мил|милион[аи]?|миллион(?:а|ов)?|млн|мільйон(?:а|и|ів)?|мільён(?:а|аў|ы)?' +
      '|միլիոն|մլն|מיליון|ملايين|مليون|میلیون|மில்லியன்|మిలియన్(?:లు)?|ಮಿಲಿಯನ್|მილიონი|მლნ|ล้าน',
  ],
  [7, '', 'crores?|crs?|کروڑ|करोड़|कोटी|কোটি|ਕਰੋੜ|કરોડ'],
  [
    9,
    'b',
    'bn|billions?|bilh(?:ão|ões)|mil millones|mil milhões|miliar|miliard(?:a|e|i|o|y|ów)?|milijard(?:a|ai|as|e|i|o)?|miliárd|miljard(?:er|i|ia|it|s)?|milliard(?:en?|er|s)?|milliárd|milljarð(?:ar|ur)|milyar|milyard' +
      '|mjd|mrd|mld|mlrd|δισ|δισεκατομμύρι(?:α|ο)|милиард[аи]?|милијард[аеи]?|миллиард(?:а|ов)?|млрд|мільярд(?:а|аў|и|ів|ы)?|միլիարդ|մլրդ|מיליארד|مليار|میلیارد|अरब|tỷ|მილიარდი|พันล้าน',
  ],
];
