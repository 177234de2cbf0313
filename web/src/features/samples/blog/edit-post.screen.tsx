import { useQuery } from '@tanstack/react-query';
import { toast } from 'sonner';
import { sampleQuery } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Section } from '../../../ui/record/index.ts';
import { LoadSample } from '../kit/load-sample.tsx';
import { SamplePage } from '../kit/sample-page.tsx';
import { blogMessages } from './blog.messages.ts';
import { slugOf } from './filter-posts.ts';
import { useKeptPosts } from './kept-posts.ts';
import { PostForm } from './post.form.tsx';
import { useShownPost } from './use-post.ts';

/** The form of one post; what is saved shows in the list, in this page only. */
export function EditPostScreen() {
  const t = useMessages(blogMessages);
  const { keptOf, change } = useKeptPosts();
  const { query, post } = useShownPost();
  const edit = useQuery({ ...sampleQuery('GET /blog/list/data/edit'), enabled: post !== null });
  if (query.data && post === null)
    return (
      <Problem title={t('missing')} text={t('missingText')}>
        <ButtonLink to="/pages/blog/list">{t('toBlog')}</ButtonLink>
      </Problem>
    );
  return (
    <SamplePage title={t('editTitle')}>
      <LoadSample query={edit}>
        {({ slug, status, excerpt, blogTitle }) =>
          post && (
            <Section id="post" title={post.title}>
              <PostForm
                key={post.id}
                values={
                  keptOf(post.id).draft ?? {
                    title: post.title,
                    categories: [...post.tags],
                    slug: post.title === blogTitle ? slug : slugOf(post.title),
                    status,
                    excerpt: post.title === blogTitle ? excerpt : `<p>${post.excerpt}</p>`,
                    picture: post.img,
                  }
                }
                onSave={(draft) => {
                  change(post.id, { draft });
                  toast.success(t('savedHere'));
                }}
              />
            </Section>
          )
        }
      </LoadSample>
    </SamplePage>
  );
}
