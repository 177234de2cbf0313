import type { ButtonHTMLAttributes, Ref } from 'react';
import { useFormat, useLanguage, useMessages } from '../../i18n/index.ts';
import { earlyButton } from '../../ui/early-button.tsx';
import { ToolButton } from '../../ui/tool-button.tsx';
import { appMessages } from '../app.messages.ts';
import classes from './header.module.css';

type LanguageButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> };

export function LanguageButton(button: LanguageButtonProps) {
  const t = useMessages(appMessages);
  const format = useFormat();
  const current = useLanguage().toUpperCase();
  return (
    <ToolButton {...button} label={`${format.label(current)} ${t('language')}`}>
      <span className={classes.language}>{current}</span>
    </ToolButton>
  );
}

export const LanguageMenu = earlyButton(
  () => import('./language-menu.tsx').then((m) => m.LanguageMenu),
  (_props, events) => <LanguageButton {...events} aria-haspopup="menu" />,
);
