import { scheduleInput } from '@quarry/contracts/common';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { schemaResolver } from '../form/use-record-form.ts';
import { noSchedule, ScheduleFields, ScheduleText, type ScheduleValues } from './schedule.tsx';

beforeAll(stubBrowser);
afterEach(cleanup);

const schema = z.object({ schedule: scheduleInput });

function Form() {
  const [saved, setSaved] = useState('');
  const form = useForm<{ schedule: ScheduleValues }, unknown, z.output<typeof schema>>({
    defaultValues: { schedule: noSchedule() },
    resolver: schemaResolver<{ schedule: ScheduleValues }, z.output<typeof schema>>(schema, () => false),
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit((values) => setSaved(JSON.stringify(values.schedule)))(event)}>
        <ScheduleFields />
        <button type="submit">Save</button>
        <output>{saved}</output>
      </form>
    </FormProvider>
  );
}

const saved = async (): Promise<unknown> => {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const text = (await screen.findByText(/"every"/)).textContent;
  return JSON.parse(text);
};

it('lets the hour be chosen of days, the weekday of weeks and the day of months', async () => {
  await renderRoute(Form, '/');
  const every = await screen.findByLabelText('Schedule');
  expect(screen.queryByLabelText('Time')).toBeNull();
  await userEvent.selectOptions(every, 'Every day');
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '03:00' } });
  const chosen = { every: 'daily', cron: null, timeZone: null, time: '03:00', weekday: null, day: null };
  expect(await saved()).toEqual(chosen);
  await userEvent.selectOptions(every, 'Every week');
  await userEvent.selectOptions(screen.getByLabelText('Weekday'), 'Wednesday');
  await userEvent.type(screen.getByLabelText('Time zone'), 'Europe/Berlin');
  expect(await saved()).toEqual({ ...chosen, every: 'weekly', weekday: 3, timeZone: 'Europe/Berlin' });
  await userEvent.selectOptions(every, 'Every month');
  await userEvent.type(screen.getByLabelText('Day of the month'), '31');
  expect(await saved()).toEqual({ ...chosen, every: 'monthly', day: 31, timeZone: 'Europe/Berlin' });
  await userEvent.selectOptions(every, 'Every hour');
  expect(screen.queryByLabelText('Time')).toBeNull();
  expect(await saved()).toEqual({ ...chosen, every: 'hourly', time: null, timeZone: 'Europe/Berlin' });
});

it('saves an interval whatever a field says that it no longer shows', async () => {
  await renderRoute(Form, '/');
  const every = await screen.findByLabelText('Schedule');
  await userEvent.selectOptions(every, 'Every month');
  await userEvent.type(screen.getByLabelText('Day of the month'), '32');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/too large/)).toBeDefined();
  await userEvent.selectOptions(every, 'Every day');
  expect(await saved()).toMatchObject({ every: 'daily', day: null });
});

it.each([
  [{ every: 'daily', time: '03:00' }, 'Every day at 03:00 (time zone of the shop)'],
  [{ every: 'weekly', time: '03:00', weekday: 7, timeZone: 'Europe/Berlin' }, 'Every Sunday at 03:00 (Europe/Berlin)'],
  [{ every: 'monthly', time: '03:00', day: 31 }, 'Every month on day 31 at 03:00 (time zone of the shop)'],
  [{ every: 'daily' }, 'Every day'],
] as const)('shows %o as %s', async (chosen, text) => {
  await renderRoute(() => <ScheduleText schedule={{ ...noSchedule(), ...chosen }} />, '/');
  expect(await screen.findByText(text)).toBeDefined();
});
