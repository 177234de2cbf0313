import { parseLanguage, type Language } from './i18n/languages.ts';

type Words = { title: string; text: string; again: string };

/** Here and not in a catalogue: anyone who could not fetch the application cannot fetch its texts. */
const words: Record<Language, Words> = {
  en: {
    title: 'Quarry could not be loaded',
    text: 'A part of it could not be fetched. Check the connection, then load the page again.',
    again: 'Load again',
  },
  de: {
    title: 'Quarry konnte nicht geladen werden',
    text: 'Ein Teil davon ließ sich nicht abrufen. Prüfen Sie die Verbindung, und laden Sie die Seite neu.',
    again: 'Neu laden',
  },
  fr: {
    title: 'Quarry n’a pas pu être chargé',
    text: 'Une partie n’a pas pu être récupérée. Vérifiez la connexion, puis rechargez la page.',
    again: 'Recharger',
  },
  pt: {
    title: 'Não foi possível carregar o Quarry',
    text: 'Não foi possível obter uma parte. Verifique a ligação e carregue a página de novo.',
    again: 'Carregar de novo',
  },
};

/** In place of the application when it could not be fetched. */
export function StartProblem() {
  const { title, text, again } = words[parseLanguage(document.documentElement.lang)];
  return (
    <main className="loading-screen">
      <h1>{title}</h1>
      <p className="loading-text">{text}</p>
      <button type="button" className="loading-again" onClick={() => location.reload()}>
        {again}
      </button>
    </main>
  );
}
