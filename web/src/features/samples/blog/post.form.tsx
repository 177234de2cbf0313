import '../../../ui/form/mantine-tags.css';
import { TagsInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ChangeEvent } from 'react';
import { Controller, type ControllerRenderProps } from 'react-hook-form';
import { z } from 'zod';
import { sampleQuery } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { SelectField, TextField, useRecordForm } from '../../../ui/form/index.ts';
import { LocalForm } from '../kit/local-form.tsx';
import { PictureChoice } from '../kit/picture-choice.tsx';
import classes from './blog.module.css';
import { blogMessages } from './blog.messages.ts';
import { slugOf } from './filter-posts.ts';

const TextEditor = lazy(() => import('../kit/text-editor.tsx').then((m) => ({ default: m.TextEditor })));

const postInput = z.object({
  title: z.string().trim().min(1, { error: 'required' }).max(200, { error: 'too_long' }),
  categories: z.array(z.string()),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'invalid' }),
  status: z.string(),
  excerpt: z.string(),
  picture: z.string(),
});

export type PostDraft = z.output<typeof postInput>;

/** The fields of a post; its address follows the title until somebody writes another one. */
export function PostForm({ values, onSave }: { values: PostDraft; onSave: (draft: PostDraft) => void }) {
  const t = useMessages(blogMessages);
  const form = useRecordForm<PostDraft, PostDraft>(postInput, values);
  const known = useQuery(sampleQuery('GET /blog/list/data/sidebar')).data?.categories ?? [];
  const title = form.register('title');
  const followTitle = (event: ChangeEvent<HTMLInputElement>) => {
    if (form.getValues('slug') === slugOf(form.getValues('title')))
      form.setValue('slug', slugOf(event.currentTarget.value), { shouldDirty: true, shouldValidate: true });
    void title.onChange(event);
  };
  const titleProblem = form.formState.errors.title && t('titleWanted');
  return (
    <LocalForm form={form} onSave={onSave}>
      <TextInput {...title} onChange={followTitle} label={t('postTitle')} error={titleProblem} required />
      <TextField<PostDraft> name="slug" label={t('slug')} help={t('slugHelp')} isRequired />
      <Controller
        control={form.control}
        name="categories"
        render={({ field }: { field: ControllerRenderProps<PostDraft, 'categories'> }) => (
          <TagsInput
            label={t('categories')}
            data={known.map(({ category }) => category)}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <SelectField<PostDraft>
        name="status"
        label={t('status')}
        options={[
          { value: 'Published', label: t('published') },
          { value: 'Draft', label: t('draft') },
        ]}
      />
      <div>
        <span className={classes.label}>{t('text')}</span>
        <Suspense>
          <TextEditor
            label={t('text')}
            html={values.excerpt}
            onChange={(html) => form.setValue('excerpt', html, { shouldDirty: true })}
          />
        </Suspense>
      </div>
      <div>
        <span className={classes.label}>{t('picture')}</span>
        <PictureChoice
          preview={<img className={classes.preview} src={form.watch('picture')} alt={t('picture')} />}
          chooseLabel={t('choosePicture')}
          help={t('pictureHelp')}
          refusal={t('pictureRefused')}
          onChange={(picture) => form.setValue('picture', picture, { shouldDirty: true })}
        />
      </div>
    </LocalForm>
  );
}
