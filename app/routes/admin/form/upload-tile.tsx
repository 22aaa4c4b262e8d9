import type { Spelling } from '#app/routes/admin/frame/spelling.ts';
import { UploadRetry } from './upload-retry.tsx';
import type { QueuedUpload, UploadQueue } from './use-upload-queue.ts';

const UPLOADING: Record<Spelling, string> = { plain: 'Yukleniyor...', turkish: 'Yükleniyor...' };

const SHRINKING: Record<Spelling, string> = { plain: 'Kucultuluyor...', turkish: 'Küçültülüyor...' };

type UploadTileProps = {
  upload: QueuedUpload;
  queue: Pick<UploadQueue, 'retry' | 'skip'>;
  spelling?: Spelling;
};

/** In the place of the picture that is being uploaded: how far it is, or the way on when it got no answer. */
export function UploadTile({ upload, queue, spelling = 'turkish' }: UploadTileProps) {
  const { name, share, hasFailed, isShrinking } = upload;
  return (
    <div className="grid aspect-[4/3] content-center gap-1.5 overflow-hidden rounded-board bg-stone-100 p-3">
      <span className="truncate text-sm font-semibold">{name}</span>
      {hasFailed ? (
        <UploadRetry failed={upload} queue={queue} spelling={spelling} />
      ) : (
        <>
          <progress
            className="h-2 w-full accent-forest-800"
            max={1}
            value={share}
            aria-label={`${name}: ${UPLOADING[spelling]}`}
          />
          <span className="text-sm text-stone-600 tnum">
            {isShrinking ? SHRINKING[spelling] : `${UPLOADING[spelling]} %${Math.round(share * 100)}`}
          </span>
        </>
      )}
    </div>
  );
}
