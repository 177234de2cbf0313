import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { importsMessages } from './imports.messages.ts';
import {
  ApplyImportDocument,
  ChangeSetRowsDocument,
  CheckImportDocument,
  ImportPageDocument,
  ImportsListDocument,
  SetImportColumnsDocument,
  type ApplyImportMutation,
  type CheckImportMutation,
  type ImportDetailFragment,
  type SetImportColumnsMutation,
  type SetImportColumnsMutationVariables,
} from './imports.operations.generated.ts';

export type Issue = { path: string; code: string };

/** What became of a step; what was refused for another reason than its input was said already. */
export type StepOutcome =
  | { kind: 'done'; import: ImportDetailFragment }
  | { kind: 'invalid'; issues: readonly Issue[] }
  | { kind: 'told' };

type Answer =
  | SetImportColumnsMutation['setImportColumns']
  | CheckImportMutation['checkImport']
  | ApplyImportMutation['applyImport'];

/** The steps of one import; its page shows what comes of each. */
export function useImportSteps(id: string) {
  const t = useMessages(importsMessages);
  const refusal = useShowRefusal();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const queryKey = [ImportPageDocument.name, { id }];
    const show = async (shown: ImportDetailFragment) => {
      // What is on its way may be older.
      await queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData(queryKey, { import: shown });
      void queryClient.invalidateQueries({ queryKey: [ImportsListDocument.name] });
    };
    const take = async (ask: () => Promise<Answer>): Promise<StepOutcome> => {
      try {
        const answer = await ask();
        switch (answer.__typename) {
          case 'ImportAnswered':
            await show(answer.import);
            return { kind: 'done', import: answer.import };
          case 'InvalidInput':
            return { kind: 'invalid', issues: answer.issues };
          case 'VersionConflict':
            toast.error(t('conflict'));
            break;
          case 'NotAllowedNow':
            refusal.refused(answer);
            break;
          case 'NotFound':
            refusal.gone();
        }
        await queryClient.invalidateQueries({ queryKey });
      } catch (error) {
        refusal.failed(error);
      }
      return { kind: 'told' };
    };
    return {
      setColumns: (version: number, input: SetImportColumnsMutationVariables['input']) =>
        take(async () => (await requestGraphql(SetImportColumnsDocument, { id, version, input })).setImportColumns),
      check: async (version: number) => {
        const outcome = await take(
          async () => (await requestGraphql(CheckImportDocument, { id, version })).checkImport,
        );
        // The rows of the check before are those of no check any more.
        if (outcome.kind === 'done') queryClient.removeQueries({ queryKey: [ChangeSetRowsDocument.name] });
        return outcome;
      },
      apply: (version: number, expectedEmptied: number | null) =>
        take(async () => (await requestGraphql(ApplyImportDocument, { id, version, expectedEmptied })).applyImport),
    };
  }, [id, t, refusal, queryClient]);
}
