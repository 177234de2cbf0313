type Words = {
  /** By the number of stars, from bad to good; parts are put together so that no two texts are the same. */
  openings: Readonly<Record<'bad' | 'middling' | 'good', readonly string[]>>;
  details: readonly string[];
  closings: readonly string[];
  additions: readonly string[];
  questions: readonly string[];
  contexts: readonly string[];
  answer: string;
  thanks: string;
  sorry: string;
};

const words: Readonly<Record<'de' | 'en', Words>> = {
  de: {
    openings: {
      bad: [
        'Leider nicht das, was ich erwartet habe.',
        'Nach zwei Wochen schon defekt.',
        'Für den Preis enttäuschend.',
      ],
      middling: ['Erfüllt seinen Zweck.', 'Ganz in Ordnung, mehr nicht.', 'Mit Abstrichen brauchbar.'],
      good: [
        'Sehr zufrieden.',
        'Genau das, was ich gesucht habe.',
        'Würde ich wieder kaufen.',
        'Tadellos verarbeitet.',
      ],
    },
    details: [
      'Die Verpackung war sorgfältig und kam ohne Schaden an.',
      'Der Aufbau dauerte keine zehn Minuten.',
      'Die Farbe wirkt etwas dunkler als auf dem Bild.',
      'Die Anleitung lässt ein paar Fragen offen.',
      'Im Alltag fällt es kaum auf, und das ist gut so.',
    ],
    closings: ['Geliefert nach zwei Tagen.', 'Ein zweites ist schon bestellt.', 'Für uns reicht es.'],
    additions: [
      'Nachtrag: Nach zwei Wochen bleibe ich dabei.',
      'Nachtrag: Der Kundendienst hat inzwischen geantwortet.',
      'Nachtrag: Die Lieferzeit war kürzer als angegeben.',
    ],
    questions: ['Passt das auch zum Vorgängermodell?', 'Wie lang ist das Kabel?', 'Ist ein Netzteil dabei?'],
    contexts: [
      'Ich brauche es bis Ende des Monats.',
      'Auf dem Bild sieht man es nicht.',
      'In der Anleitung steht nichts dazu.',
    ],
    answer: 'Danke für die Frage: Ja, das ist so vorgesehen und steht nun auch in der Beschreibung.',
    thanks: 'Vielen Dank für die Bewertung. Es freut uns, dass alles passt.',
    sorry: 'Das tut uns leid. Bitte melden Sie sich mit der Bestellnummer bei uns.',
  },
  en: {
    openings: {
      bad: ['Not what I hoped for.', 'Stopped working within a fortnight.', 'Poor value at this price.'],
      middling: ['Does the job.', 'Fine, nothing more.', 'Usable with a few compromises.'],
      good: ['Very pleased with it.', 'Exactly what we needed.', 'Would order again.', 'Solid build throughout.'],
    },
    details: [
      'Well packed and arrived without a mark.',
      'Set up in under ten minutes.',
      'The colour is a shade darker than in the picture.',
      'The manual leaves a few things open.',
      'Our staff use it every day.',
    ],
    closings: ['Delivered in two days.', 'We have ordered a second one.', 'Enough for our workshop.'],
    additions: [
      'Update: two weeks later we still think so.',
      'Update: the service desk has answered by now.',
      'Update: it came sooner than promised.',
    ],
    questions: ['Does it fit the previous model too?', 'How long is the cable?', 'Is a power supply included?'],
    contexts: ['We need it by the end of the month.', 'The picture does not show it.', 'The manual does not say.'],
    answer: 'Thank you for asking: yes, it does, and the description now says so too.',
    thanks: 'Thank you for the review. We are glad that it fits.',
    sorry: 'We are sorry about that. Please contact us with your order number.',
  },
};

export type Language = keyof typeof words;

function mood(rating: number): 'bad' | 'middling' | 'good' {
  if (rating <= 2) return 'bad';
  return rating === 3 ? 'middling' : 'good';
}

/** The text of one part each, counted through, so that it repeats after all of them were put together. */
function through(place: number, ...parts: readonly (readonly string[])[]): string {
  let left = place;
  return parts
    .map((part) => {
      const text = part[left % part.length] ?? '';
      left = Math.floor(left / part.length);
      return text;
    })
    .join(' ');
}

export function reviewText(language: Language, rating: number, place: number): string {
  const { openings, details, closings } = words[language];
  return through(place, openings[mood(rating)], details, closings);
}

/** A text as somebody sends it again who has something to add. */
export function addedText(language: Language, text: string, place: number): string {
  return `${text} ${through(place, words[language].additions)}`;
}

export function questionText(language: Language, place: number): string {
  const { questions, contexts } = words[language];
  return through(place, questions, contexts);
}

/** What a shop answers: to a question, or to a review with so many stars. */
export function replyText(language: Language, rating: number | null): string {
  const { answer, thanks, sorry } = words[language];
  if (rating === null) return answer;
  return rating <= 3 ? sorry : thanks;
}

/** What no shop shows; the same advertisement comes again and again. */
export function spamText(place: number): string {
  const texts = [
    'Half price everywhere! See www.bargain-barn.example/deals today.',
    'Cheaper at ours, write to offers@bargain-barn.example and save.',
    'Call now on +44 1632 960123 for the same thing at half the price.',
  ];
  return texts[place % texts.length] ?? '';
}
