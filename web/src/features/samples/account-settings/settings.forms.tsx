import { z } from 'zod';
import { useMessages } from '../../../i18n/index.ts';
import { SwitchField, TextareaField, TextField, useRecordForm } from '../../../ui/form/index.ts';
import { Portrait } from '../kit/portrait.tsx';
import { isEmail } from '../kit/is-email.ts';
import { LocalForm } from '../kit/local-form.tsx';
import { PictureChoice } from '../kit/picture-choice.tsx';
import { accountSettingsMessages } from './account-settings.messages.ts';
import classes from './account-settings.module.css';
import type { SettingsTools } from './use-settings.ts';

const line = z.string().trim().max(120, { error: 'too_long' });
const needed = line.min(1, { error: 'required' });
const webAddress = line.refine((text) => text === '' || /^https?:\/\/\S+$/.test(text), { error: 'not_a_web_address' });

const generalInput = z.object({
  avatar: z.string(),
  username: needed,
  fullName: needed,
  email: needed.refine(isEmail, { error: 'not_an_email' }),
  company: line,
});

type General = z.output<typeof generalInput>;

export function GeneralForm({ settings, save, restore }: SettingsTools) {
  const t = useMessages(accountSettingsMessages);
  const form = useRecordForm<General, General>(generalInput, settings.general);
  const avatar = form.watch('avatar');
  const reset = { label: t('reset'), onReset: async () => form.reset(await restore('general')) };
  return (
    <LocalForm form={form} reset={reset} onSave={(general) => save((before) => ({ ...before, general }))}>
      <PictureChoice
        preview={<Portrait name={form.watch('fullName')} picture={avatar} size={72} />}
        chooseLabel={t('choosePicture')}
        removeLabel={t('removePicture')}
        help={t('pictureHelp')}
        refusal={t('pictureRefused')}
        onChange={(picture) => form.setValue('avatar', picture, { shouldDirty: true })}
      />
      <div className={classes.columns}>
        <TextField<General> name="username" label={t('username')} isRequired />
        <TextField<General> name="fullName" label={t('fullName')} isRequired />
        <TextField<General> name="email" label={t('email')} type="email" isRequired />
        <TextField<General> name="company" label={t('company')} />
      </div>
    </LocalForm>
  );
}

const infoInput = z.object({
  bio: z.string().max(400, { error: 'too_long' }),
  dob: line.refine((day) => day === '' || new Date(`${day}T00:00`) <= new Date(), { error: 'invalid' }),
  country: line,
  website: webAddress,
  phone: line,
});

type Info = z.output<typeof infoInput>;

export function InformationForm({ settings, save, restore }: SettingsTools) {
  const t = useMessages(accountSettingsMessages);
  const valuesOf = (info: typeof settings.info): Info => ({ ...info, dob: info.dob ?? '' });
  const form = useRecordForm<Info, Info>(infoInput, valuesOf(settings.info));
  const reset = { label: t('reset'), onReset: async () => form.reset(valuesOf(await restore('info'))) };
  return (
    <LocalForm form={form} reset={reset} onSave={(info) => save((before) => ({ ...before, info }))}>
      <TextareaField<Info> name="bio" label={t('bio')} />
      <div className={classes.columns}>
        <TextField<Info> name="dob" label={t('dob')} type="date" />
        <TextField<Info> name="country" label={t('country')} />
        <TextField<Info> name="website" label={t('website')} type="url" />
        <TextField<Info> name="phone" label={t('phone')} type="tel" />
      </div>
    </LocalForm>
  );
}

const networks = ['mastodon', 'bluesky', 'youtube', 'pinterest', 'linkedin'] as const;
const socialInput = z.object({
  mastodon: webAddress,
  bluesky: webAddress,
  youtube: webAddress,
  pinterest: webAddress,
  linkedin: webAddress,
});

type Social = z.output<typeof socialInput>;

export function SocialForm({ settings, save, restore }: SettingsTools) {
  const t = useMessages(accountSettingsMessages);
  const form = useRecordForm<Social, Social>(socialInput, settings.social.socialLinks);
  const reset = { label: t('reset'), onReset: async () => form.reset((await restore('social')).socialLinks) };
  return (
    <LocalForm
      form={form}
      reset={reset}
      onSave={(socialLinks) => save((before) => ({ ...before, social: { ...before.social, socialLinks } }))}
    >
      {networks.map((network) => (
        <TextField<Social>
          key={network}
          name={network}
          label={t('linkTo', { network: network.charAt(0).toUpperCase() + network.slice(1) })}
          type="url"
          placeholder="https://"
        />
      ))}
    </LocalForm>
  );
}

const notices = [
  'commentOnArticle',
  'answerOnForm',
  'followMe',
  'newAnnouncements',
  'productUpdates',
  'blogDigest',
] as const;
const noticesInput = z.object({
  commentOnArticle: z.boolean(),
  answerOnForm: z.boolean(),
  followMe: z.boolean(),
  newAnnouncements: z.boolean(),
  productUpdates: z.boolean(),
  blogDigest: z.boolean(),
});

type Notices = z.output<typeof noticesInput>;

export function NotificationsForm({ settings, save, restore }: SettingsTools) {
  const t = useMessages(accountSettingsMessages);
  const form = useRecordForm<Notices, Notices>(noticesInput, settings.notification);
  const reset = { label: t('reset'), onReset: async () => form.reset(await restore('notification')) };
  return (
    <LocalForm form={form} reset={reset} onSave={(notification) => save((before) => ({ ...before, notification }))}>
      <fieldset className={classes.switches}>
        <legend>{t('tellMe')}</legend>
        {notices.map((notice) => (
          <SwitchField<Notices> key={notice} name={notice} label={t(notice)} />
        ))}
      </fieldset>
    </LocalForm>
  );
}
