import { Button, NativeSelect } from '@mantine/core';
import { IconLayoutSidebar } from '@tabler/icons-react';
import { use } from 'react';
import { changeLanguage, languageNames, languages, parseLanguage, useLanguage, useMessages } from '../../i18n/index.ts';
import { OpenLayout } from '../../ui/open-layout.ts';
import { Section } from '../../ui/record/index.ts';
import { accountMessages } from './account.messages.ts';
import classes from './account.module.css';

/** Language and layout: each choice shows at once and is kept with the account. */
export function LookSection() {
  const t = useMessages(accountMessages);
  const language = useLanguage();
  const openLayout = use(OpenLayout);
  return (
    <Section id="look" title={t('look')}>
      <NativeSelect
        label={t('language')}
        description={t('languageHelp')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={language}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(event) => void changeLanguage(parseLanguage(event.currentTarget.value))}
      />
      <Button
        variant="default"
        className={classes.own ?? ''}
        leftSection={<IconLayoutSidebar size={16} aria-hidden />}
        onClick={openLayout}
      >
        {t('openLayout')}
      </Button>
    </Section>
  );
}
