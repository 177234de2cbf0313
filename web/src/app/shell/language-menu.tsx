import { changeLanguage, languageNames, languages, useLanguage } from '../../i18n/index.ts';
import { keepFocus, type Early } from '../../ui/early-button.tsx';
import { Menu } from '../../ui/floating.ts';
import { LanguageButton } from './language-button.tsx';

export function LanguageMenu({ early }: { early: Early }) {
  const current = useLanguage();
  return (
    <Menu position="bottom-end" defaultOpened={early === 'pressed'}>
      <Menu.Target>
        <LanguageButton ref={keepFocus(early)} />
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map((language) => (
          <Menu.Item
            key={language}
            lang={language}
            aria-current={language === current}
            onClick={() => void changeLanguage(language)}
          >
            {languageNames[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
