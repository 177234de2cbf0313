import { Menu } from '@mantine/core';
import { changeLanguage, languageNames, languages, useFormat, useLanguage, useMessages } from '../../i18n/index.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { appMessages } from '../app.messages.ts';
import classes from './header.module.css';

export function LanguageMenu() {
  const t = useMessages(appMessages);
  const format = useFormat();
  const current = useLanguage();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ToolButton label={`${format.label(current.toUpperCase())} ${t('language')}`}>
          <span className={classes.language}>{current.toUpperCase()}</span>
        </ToolButton>
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
