import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { Facts, Section } from '../../../ui/record/index.ts';
import { Portrait } from '../kit/portrait.tsx';
import { LoadSample } from '../kit/load-sample.tsx';
import { SamplePage } from '../kit/sample-page.tsx';
import { FlipButton } from './flip-button.tsx';
import { Poll } from './poll.tsx';
import { PostCard } from './post-card.tsx';
import classes from './profile.module.css';
import { profileMessages } from './profile.messages.ts';
import { useProfile, withChanged, type ChangeProfile, type Profile } from './use-profile.ts';

/** A person's page as colleagues see it. */
export function ProfileScreen() {
  const t = useMessages(profileMessages);
  const { query, change } = useProfile();
  return (
    <SamplePage title={t('title')}>
      <LoadSample query={query}>{(profile) => <Whole profile={profile} change={change} />}</LoadSample>
    </SamplePage>
  );
}

type PartProps = { profile: Profile; change: ChangeProfile };

function Whole({ profile, change }: PartProps) {
  const { header, posts } = profile;
  return (
    <div className={classes.page}>
      <header className={classes.cover}>
        <img src={header.coverImg} alt="" />
        <div className={classes.person}>
          <Portrait name={header.username} picture={header.avatar} size={72} />
          <span>
            <h2>{header.username}</h2>
            <small>{header.designation}</small>
          </span>
        </div>
      </header>
      <div className={classes.columns}>
        <div className={classes.column}>
          <About profile={profile} change={change} />
        </div>
        <div className={classes.column}>
          {posts.map((post, place) => (
            <PostCard
              key={post.postText}
              post={post}
              owner={header}
              onChange={(changed) =>
                change((before) => ({ ...before, posts: withChanged(before.posts, place, changed) }))
              }
            />
          ))}
        </div>
        <div className={classes.column}>
          <Beside profile={profile} />
        </div>
      </div>
    </div>
  );
}

function About({ profile, change }: PartProps) {
  const t = useMessages(profileMessages);
  const format = useFormat();
  const { about, suggestedPages, twitterFeeds } = profile;
  return (
    <>
      <Section id="about" title={t('about')}>
        <p>{about.about}</p>
        <Facts
          facts={[
            { label: t('joined'), value: format.date(about.joined) },
            { label: t('lives'), value: about.lives },
            { label: t('email'), value: about.email },
            { label: t('website'), value: about.website },
          ]}
        />
      </Section>
      <Section id="suggested-pages" title={t('suggestedPages')}>
        {suggestedPages.map(({ avatar, username, subtitle, favorite }, place) => (
          <div key={username} className={classes.person}>
            <Portrait name={username} picture={avatar} />
            <span className={classes.grow}>
              <strong>{username}</strong>
              <small>{subtitle}</small>
            </span>
            <FlipButton
              label={t('keepPage', { name: username })}
              isOn={favorite}
              onFlip={() => change((before) => ({ ...before, suggestedPages: flipped(before.suggestedPages, place) }))}
            />
          </div>
        ))}
      </Section>
      <Section id="notes" title={t('feeds')}>
        {twitterFeeds.map(({ imgUrl, title, id, tags, desc, favorite }, place) => (
          <div key={id} className={classes.person}>
            <Portrait name={title} picture={imgUrl} />
            <span className={classes.grow}>
              <strong>{title}</strong>
              <small>{id}</small>
              <span>{desc}</span>
              <small>{tags}</small>
            </span>
            <FlipButton
              label={t('likeNote', { name: title })}
              isOn={favorite}
              onFlip={() => change((before) => ({ ...before, twitterFeeds: flipped(before.twitterFeeds, place) }))}
            />
          </div>
        ))}
      </Section>
    </>
  );
}

function flipped<Row extends { favorite: boolean }>(rows: readonly Row[], place: number): Row[] {
  return withChanged(rows, place, (row) => ({ ...row, favorite: !row.favorite }));
}

function Beside({ profile }: { profile: Profile }) {
  const t = useMessages(profileMessages);
  const [followed, setFollowed] = useState<readonly string[]>([]);
  const { latestPhotos, suggestions, polls } = profile;
  const flip = (name: string) =>
    setFollowed((before) => (before.includes(name) ? before.filter((one) => one !== name) : [...before, name]));
  return (
    <>
      <Section id="photos" title={t('photos')}>
        <ul className={classes.photos}>
          {latestPhotos.map(({ img }, place) => (
            <li key={img}>
              <img src={img} alt={t('photo', { place: place + 1, all: latestPhotos.length })} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="suggestions" title={t('suggestions')}>
        {suggestions.map(({ avatar, name, mutualFriend }) => (
          <div key={name} className={classes.person}>
            <Portrait name={name} picture={avatar} />
            <span className={classes.grow}>
              <strong>{name}</strong>
              <small>{mutualFriend}</small>
            </span>
            <Button
              size="compact-sm"
              variant="default"
              aria-pressed={followed.includes(name)}
              onClick={() => flip(name)}
            >
              {t(followed.includes(name) ? 'followed' : 'follow', { name: name.split(' ')[0] ?? name })}
            </Button>
          </div>
        ))}
      </Section>
      <Section id="polls" title={t('polls')}>
        <Poll polls={polls} />
      </Section>
    </>
  );
}
