import { IconFlask, IconRestore } from '@tabler/icons-react';
import { toast } from 'sonner';
import { Menu } from '../../../ui/floating.ts';
import { useResetSamples } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { samplesMessages } from './samples.messages.ts';
import classes from './sample-head.module.css';

/** Says that nothing here is real, and puts it back to how it was. */
export function SampleMark() {
  const t = useMessages(samplesMessages);
  const reset = useResetSamples();
  const resetAndTell = async () => {
    await reset();
    toast.success(t('wasReset'));
  };
  return (
    <Menu position="bottom-end" width={300} shadow="none">
      <Menu.Target>
        <button type="button" className={classes.mark} data-part="sample-mark">
          <IconFlask size={14} stroke={1.6} aria-hidden />
          {t('sampleData')}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('what')}</Menu.Label>
        <Menu.Item leftSection={<IconRestore size={16} aria-hidden />} onClick={() => void resetAndTell()}>
          {t('reset')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
