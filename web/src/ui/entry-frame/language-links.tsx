import {
  changeLanguage,
  languageNames,
  languages,
  useAwaitedLanguage,
  useLanguage,
  useMessages,
} from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import classes from './entry-frame.module.css';

/** The languages, each by its own name. */
export function LanguageLinks() {
  const t = useMessages(kitMessages);
  const current = useLanguage();
  const awaited = useAwaitedLanguage();
  return (
    <nav className={classes.languages} aria-label={t('language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => void changeLanguage(language)}
        >
          {languageNames[language]}
        </button>
      ))}
      <output>{awaited && t('languageAwaited', { language: languageNames[awaited] })}</output>
    </nav>
  );
}
