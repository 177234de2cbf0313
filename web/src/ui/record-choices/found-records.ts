import type { Subject } from '@quarry/contracts/access';
import { requestGraphql } from '../../data/index.ts';
import type { ReferenceChoices } from '../form/index.ts';
import { FoundRecordsDocument } from './record-choices.operations.generated.ts';

/** Records of a subject, found on the server by a part of their name. */
export function foundRecords(of: Subject): ReferenceChoices {
  return {
    name: `${FoundRecordsDocument.name} ${of}`,
    find: async (search, signal) =>
      (await requestGraphql(FoundRecordsDocument, { of, search }, { signal })).namedRecords,
  };
}
