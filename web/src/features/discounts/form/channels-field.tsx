import { Controller, useFormContext } from 'react-hook-form';
import { useRecord } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { ChoiceList } from '../../../ui/choice-list/index.ts';
import { Lockable, useFieldProblem, useFieldWords } from '../../../ui/form/index.ts';
import { discountsMessages } from '../discounts.messages.ts';
import { DiscountChannelsDocument } from '../discounts.operations.generated.ts';
import classes from './discount-form.module.css';
import type { DiscountValues } from './discount-values.ts';

const name = 'channelIds';

/** The channels of the shop on which a discount runs; none stands for all of them. */
export function ChannelsField({ shopId }: { shopId: string }) {
  const t = useMessages(discountsMessages);
  const { control } = useFormContext<DiscountValues>();
  const problem = useFieldProblem(name);
  const query = useRecord(DiscountChannelsDocument, { filter: { shopId: [shopId] } });
  const channels = query.data?.channels.nodes ?? [];
  const nameOf = (id: string) => channels.find((channel) => channel.id === id)?.name ?? t('gone');
  useFieldWords(name, { label: t('channels'), textOf: (ids) => (ids as readonly string[]).map(nameOf).join(', ') });
  return (
    <Lockable name={name}>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange, onBlur } }) => (
          <fieldset className={classes.targets}>
            <legend>{t('channels')}</legend>
            <ChoiceList
              label={t('channels')}
              options={channels.map((channel) => ({ value: channel.id, label: channel.name }))}
              values={value}
              note={value.length === 0 ? t('allChannels') : t('someChannels', { count: value.length })}
              onChange={onChange}
              onBlur={onBlur}
            />
            {problem !== undefined && (
              <p className={classes.problem} role="alert">
                {problem}
              </p>
            )}
          </fieldset>
        )}
      />
    </Lockable>
  );
}
