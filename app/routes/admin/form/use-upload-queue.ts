import { useContext, useEffect, useRef, useState } from 'react';
import { needsShrinking, shrinkPicture } from '#app/features/uploads/ui/shrink-picture.ts';
import type { UploadResult } from '#app/features/uploads/ui/upload-file.ts';
import { askToShrink } from '#app/routes/admin/frame/shrink-offer.ts';
import type { PictureView } from '#app/shared/images.ts';
import { UPLOAD_MAX_BYTES } from '#app/shared/limits.ts';
import type { UploadPurpose } from '#app/shared/upload-rules.ts';
import { UploadCount, useUpload } from './uploads.ts';

export type QueuedUpload = { key: string; name: string; share: number; hasFailed: boolean; isShrinking: boolean };
/** `shrink`: whether the browser may make the file smaller first. */
type Job = { key: string; file: File; of: number; shrink: Promise<boolean> | null };
type Failure = Extract<UploadResult, { ok: false }>;

type QueueOptions = {
  purpose: UploadPurpose;
  onUploaded: (picture: PictureView, key: string) => void;
  /** A file that was refused is left out; one that got no answer waits, and everything behind it. `of` were chosen. */
  onFailed: (failure: Failure, file: File, of: number) => void;
  /** Called with their number when nothing is left to send. */
  onDone?: (uploaded: number) => void;
};

export type UploadQueue = ReturnType<typeof useUploadQueue>;

/**
 * Files sent one after the other, so that they arrive in the order in which they were chosen. When the connection is
 * lost the queue stands still: it goes on when the browser is online again, or when it is told to.
 */
export function useUploadQueue(options: QueueOptions) {
  const send = useUpload();
  const count = useContext(UploadCount);
  const [uploads, setUploads] = useState<QueuedUpload[]>([]);
  const queue = useRef<Job[]>([]);
  const sending = useRef<AbortController>(null);
  const uploaded = useRef(0);
  const latest = useRef({ send, ...options });
  useEffect(() => {
    latest.current = { send, ...options };
  });

  const mark = (key: string, change: Partial<QueuedUpload>) =>
    setUploads((list) => list.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));

  function drop(key: string) {
    queue.current = queue.current.filter((job) => job.key !== key);
    setUploads((list) => list.filter((upload) => upload.key !== key));
  }

  async function run() {
    if (sending.current) return;
    for (let job = queue.current[0]; job; job = queue.current[0]) {
      const { key, of } = job;
      const { send, purpose, onUploaded, onFailed } = latest.current;
      sending.current = new AbortController();
      const { signal } = sending.current;
      mark(key, { share: 0, hasFailed: false, isShrinking: job.shrink !== null });
      count(1);
      const file = await takeFile(job);
      count(-1);
      mark(key, { isShrinking: false });
      if (signal.aborted) continue;
      const result = await send(file, purpose, { onProgress: (share) => mark(key, { share }), signal });
      if (signal.aborted) continue;
      if (result.ok) {
        uploaded.current += 1;
        drop(key);
        onUploaded(result.picture, key);
        continue;
      }
      onFailed(result, file, of);
      if (canBeTriedAgain(result)) {
        mark(key, { hasFailed: true });
        break;
      }
      drop(key);
    }
    sending.current = null;
    if (queue.current.length > 0) return;
    latest.current.onDone?.(uploaded.current);
    uploaded.current = 0;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` reads everything from refs
  useEffect(() => {
    const goOn = () => void run();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, []);

  return {
    uploads,
    /** Returns the keys of the uploads, in order. */
    upload(files: File[]): string[] {
      const large = files.filter((file) => needsShrinking(file) && file.size > UPLOAD_MAX_BYTES);
      const answer = large.length > 0 ? askToShrink(large) : Promise.resolve(true);
      const jobs = files.map((file) => ({
        key: crypto.randomUUID(),
        file,
        of: files.length,
        shrink: needsShrinking(file) ? answer : null,
      }));
      queue.current.push(...jobs);
      setUploads((list) => [
        ...list,
        ...jobs.map(({ key, file }) => ({ key, name: file.name, share: 0, hasFailed: false, isShrinking: false })),
      ]);
      void run();
      return jobs.map(({ key }) => key);
    },
    /** Goes on with the upload that failed, and with those behind it. */
    retry: () => void run(),
    /** Leaves out an upload, also while it is being sent, and goes on with those behind it. */
    skip(key: string) {
      const isFirst = queue.current[0]?.key === key;
      drop(key);
      if (isFirst) sending.current?.abort();
      void run();
    },
  };
}

/** Shrunk where that was agreed to. What cannot be shrunk stays as it is, and is refused with its own sentence. */
async function takeFile(job: Job): Promise<File> {
  if (!(await job.shrink)) return job.file;
  const shrunk = await shrinkPicture(job.file);
  // A retry sends the same bytes.
  if (shrunk) Object.assign(job, { file: shrunk.file, shrink: null });
  return job.file;
}

/** No answer, or a server that could not just now; not a file that was refused, nor a session that ended. */
function canBeTriedAgain({ status = 400 }: Failure): boolean {
  return status === 0 || status >= 500;
}
