import { Button } from '@mantine/core';
import { isRequestError } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { useIssueText } from '../form/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { saveProblem } from '../save-problem.ts';
import { uploadMessages } from './upload.messages.ts';
import type { UploadState } from './use-upload.ts';

type UploadProblemProps = { state: Extract<UploadState, { kind: 'ended' }>; onGoOn: () => void };

/** Why a file did not come to its end, and the next step. */
export function UploadProblem({ state: { file, why }, onGoOn }: UploadProblemProps) {
  const t = useMessages(uploadMessages);
  const tKit = useMessages(kitMessages);
  const { refusal } = useWording();
  const issueText = useIssueText();
  const name = <bdi>{file.name}</bdi>;
  switch (why.kind) {
    case 'refused': {
      const { reason, next } = refusal(why.refusal);
      // Room on the disk of the server comes back, and what was sent is kept.
      const mayGoOn = why.refusal.code === 'upload_disk_full';
      return (
        <>
          <p>
            {name}: {reason}
          </p>
          {next && <p>{next}</p>}
          {mayGoOn && <GoOn onGoOn={onGoOn} />}
        </>
      );
    }
    case 'invalid':
      return (
        <p>
          {name}: {why.codes.map((code) => issueText({ code })).join(' ')}
        </p>
      );
    case 'unreadable':
      return (
        <p>
          {name}: {t('unreadable')}
        </p>
      );
    case 'failed':
      return (
        <>
          <p>
            {name}: {mayPass(why.error) ? t('failed') : saveProblem(why.error, tKit)}
          </p>
          <GoOn onGoOn={onGoOn} />
        </>
      );
  }
}

function GoOn({ onGoOn }: { onGoOn: () => void }) {
  const t = useMessages(uploadMessages);
  return (
    <Button variant="default" onClick={onGoOn}>
      {t('continue')}
    </Button>
  );
}

/** Whether the connection or the server was the reason, and not who asks. */
function mayPass(error: unknown): boolean {
  return !['UNAUTHENTICATED', 'FORBIDDEN', 'IN_PREVIEW'].some((code) => isRequestError(error, code));
}
