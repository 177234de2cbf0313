import '../kit/mantine-segments.css';
import './mantine-elements.css';
import { SegmentedControl } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMessages } from '../../../i18n/index.ts';
import { SamplePage } from '../kit/sample-page.tsx';
import { elements } from './elements.tsx';
import classes from './forms.module.css';
import { formsMessages } from './forms.messages.ts';

const states = ['usual', 'faulty', 'disabled', 'readOnly'] as const;

/** Every input, all in the same state. */
export function ElementsScreen() {
  const t = useMessages(formsMessages);
  const navigate = useNavigate();
  const { state } = useSearch({ from: '/shell/forms/elements' });
  const shown = states.find((one) => one === state) ?? 'usual';
  return (
    <SamplePage title={t('elementsTitle')}>
      <SegmentedControl
        aria-label={t('state')}
        className={classes.states}
        value={shown}
        onChange={(next) => void navigate({ to: '/forms/elements', search: { state: next }, replace: true })}
        data={states.map((value) => ({ value, label: t(value) }))}
      />
      <div className={classes.elements}>
        {elements.map(({ name, element: Element }) => (
          <section key={name} className={classes.card} aria-label={t(name)}>
            <Element
              label={t(name)}
              description={t(`${name}Help`)}
              error={shown === 'faulty' && t('error')}
              disabled={shown === 'disabled'}
              readOnly={shown === 'readOnly'}
            />
          </section>
        ))}
      </div>
    </SamplePage>
  );
}
