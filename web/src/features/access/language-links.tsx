import { changeLanguage, languageNames, languages, useLanguage, useMessages } from '../../i18n/index.ts';
import { accessMessages } from './access.messages.ts';
import classes from './entry.module.css';

export function LanguageLinks() {
  const t = useMessages(accessMessages);
  const current = useLanguage();
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
    </nav>
  );
}
