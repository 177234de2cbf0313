import { RecordHistory } from '../../ui/history/index.ts';
import { RecordPage } from '../../ui/record/index.ts';

const words = { fields: { name: 'Name', material: 'Material', lidded: 'With a lid' } };

/** The history of a record: changes that can be taken back whole or in part, and one that cannot. */
export function HistoryPart() {
  return (
    <RecordPage title="Kettle 001">
      <RecordHistory entity="product" id="00000000-0000-4000-8000-000000000001" words={words} />
    </RecordPage>
  );
}
