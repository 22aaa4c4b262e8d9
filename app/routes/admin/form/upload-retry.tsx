import type { Spelling } from '#app/routes/admin/frame/spelling.ts';
import { Button } from '#app/ui/button.tsx';
import type { QueuedUpload, UploadQueue } from './use-upload-queue.ts';

const WORDS: Record<Spelling, { failed: string; skip: string }> = {
  plain: { failed: 'Yukleme yarida kaldi.', skip: 'Vazgec' },
  turkish: { failed: 'Yükleme yarıda kaldı.', skip: 'Vazgeç' },
};

type UploadRetryProps = {
  failed: QueuedUpload | undefined;
  queue: Pick<UploadQueue, 'retry' | 'skip'>;
  spelling?: Spelling;
};

/** The way on for an upload that got no answer. */
export function UploadRetry({ failed, queue, spelling = 'turkish' }: UploadRetryProps) {
  if (!failed) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <span role="alert" className="text-sm text-danger">
        {WORDS[spelling].failed}
      </span>
      <Button size="sm" variant="outline" onClick={queue.retry}>
        Yeniden dene
      </Button>
      <Button size="sm" variant="quiet" onClick={() => queue.skip(failed.key)}>
        {WORDS[spelling].skip}
      </Button>
    </div>
  );
}
