import { Alert, Badge, Button, Timeline } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconExclamationCircle, IconInfoCircle } from '@tabler/icons-react';
import { useMessages } from '../../../i18n/index.ts';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { Portrait } from '../kit/portrait.tsx';
import { Part } from './part.tsx';
import classes from './showcase.module.css';
import { showcaseMessages } from './showcase.messages.ts';

export function ButtonParts() {
  const t = useMessages(showcaseMessages);
  return (
    <Part name="buttons" about="buttonsKeys">
      <div className={classes.line}>
        <Button>{t('primary')}</Button>
        <Button variant="default">{t('plain')}</Button>
        <Button color="danger">{t('danger')}</Button>
        <Button variant="subtle">{t('quiet')}</Button>
        <Button disabled>{t('disabled')}</Button>
        <Button loading aria-label={t('busy')}>
          {t('busy')}
        </Button>
      </div>
    </Part>
  );
}

const alerts = [
  ['info', IconInfoCircle],
  ['success', IconCircleCheck],
  ['warning', IconAlertTriangle],
  ['failure', IconExclamationCircle],
] as const;

export function AlertParts() {
  const t = useMessages(showcaseMessages);
  return (
    <Part name="alerts" about="alertsKeys">
      {alerts.map(([kind, Icon]) => (
        <Alert key={kind} className={classes.alert ?? ''} data-kind={kind} icon={<Icon size={18} aria-hidden />}>
          {t(kind)}
        </Alert>
      ))}
    </Part>
  );
}

export function BadgeParts() {
  const t = useMessages(showcaseMessages);
  return (
    <Part name="badges" about="badgesKeys">
      <div className={classes.line}>
        <Badge variant="outline">12</Badge>
        <Badge className={classes.badge ?? ''} variant="default">
          {t('waiting')}
        </Badge>
        <StatusDot tone="success" label={t('active')} />
        <StatusDot tone="warning" label={t('waiting')} />
        <StatusDot tone="danger" label={t('stopped')} />
      </div>
    </Part>
  );
}

const people = ['Mira Holm', 'Tomas Reyle', 'Ilse Maar'];

export function PeopleParts() {
  return (
    <>
      <Part name="avatars" about="avatarsKeys">
        <div className={classes.line}>
          {people.map((name, place) => (
            <span key={name} className={classes.person}>
              <Portrait name={name} picture={null} size={24 + place * 12} />
              {name}
            </span>
          ))}
        </div>
      </Part>
      <Part name="lists" about="listsKeys">
        <ul className={classes.bullets}>
          {people.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <ol className={classes.bullets}>
          {people.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      </Part>
    </>
  );
}

const events = [
  ['third', 'thirdText'],
  ['second', 'secondText'],
  ['first', 'firstText'],
] as const;

export function TimeLineParts() {
  const t = useMessages(showcaseMessages);
  return (
    <Part name="timeline" about="timelineKeys">
      <Timeline active={0} bulletSize={16} lineWidth={2}>
        {events.map(([title, text]) => (
          <Timeline.Item key={title} title={t(title)}>
            {t(text)}
          </Timeline.Item>
        ))}
      </Timeline>
    </Part>
  );
}
