import { useMessages } from '../../../i18n/index.ts';
import { Section } from '../../../ui/record/index.ts';
import { SamplePage } from '../kit/sample-page.tsx';
import classes from './showcase.module.css';
import { showcaseMessages } from './showcase.messages.ts';

const sizes = ['display', 'title', 'lead', 'base', 'note', 'small'] as const;

/** How words are set: sizes, weights, lists and quotations. */
export function TypographyScreen() {
  const t = useMessages(showcaseMessages);
  return (
    <SamplePage title={t('typographyTitle')}>
      <div className={classes.parts}>
        <Section id="headings" title={t('headings')}>
          <p className={classes.about}>{t('sizesText')}</p>
          {sizes.map((size) => (
            <p key={size} style={{ fontSize: `var(--size-${size})` }} data-size={size}>
              <code>{size}</code> {t('pangram')}
            </p>
          ))}
        </Section>
        <Section id="texts" title={t('texts')}>
          {(['normal', 'medium', 'strong'] as const).map((weight) => (
            <p key={weight} style={{ fontWeight: `var(--weight-${weight})` }}>
              {t('pangram')}
            </p>
          ))}
        </Section>
        <Section id="inline" title={t('inline')}>
          <p>
            <strong>{t('strong')}</strong>, <em>{t('emphasis')}</em>, <mark>{t('marked')}</mark>,{' '}
            <del>{t('removed')}</del>, <small>{t('small')}</small>, <a href="#quotes">{t('quotes')}</a>
          </p>
        </Section>
        <Section id="lists" title={t('lists')}>
          <ul className={classes.bullets}>
            <li>{t('first')}</li>
            <li>{t('second')}</li>
          </ul>
          <ol className={classes.bullets}>
            <li>{t('first')}</li>
            <li>{t('second')}</li>
          </ol>
          <dl className={classes.terms}>
            <dt>{t('first')}</dt>
            <dd>{t('firstText')}</dd>
            <dt>{t('second')}</dt>
            <dd>{t('secondText')}</dd>
          </dl>
        </Section>
        <Section id="quotes" title={t('quotes')}>
          <blockquote className={classes.quote}>
            <p>{t('quote')}</p>
            <footer>Otto Brandt</footer>
          </blockquote>
        </Section>
        <Section id="code" title={t('code')}>
          <p>
            <code>price.minor</code> <kbd>Ctrl</kbd> <kbd>K</kbd>
          </p>
        </Section>
        <Section id="figures" title={t('figures')}>
          <p className="tabular">
            1,299.90
            <br />
            0,080.11
          </p>
        </Section>
      </div>
    </SamplePage>
  );
}
