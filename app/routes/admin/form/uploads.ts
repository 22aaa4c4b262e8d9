import { createContext, useContext, useState } from 'react';
import { type UploadResult, uploadFile } from '#app/features/uploads/ui/upload-file.ts';
import { askToSignIn } from '#app/routes/admin/frame/sign-in-again.ts';
import type { Spelling } from '#app/routes/admin/frame/spelling.ts';
import { NO_CONNECTION } from '#app/shared/connection.ts';

/** Provided by `AdminForm`: called with 1 when an upload starts and -1 when it ends. */
export const UploadCount = createContext<(change: 1 | -1) => void>(() => {});

export function useUploadCount() {
  const [count, setCount] = useState(0);
  return { uploading: count > 0, countUpload: (change: 1 | -1) => setCount((old) => old + change) };
}

/**
 * `uploadFile` for the fields of a form. The form cannot be saved while it runs, and where the session has ended the
 * file is sent again after signing in.
 */
export function useUpload(): typeof uploadFile {
  const count = useContext(UploadCount);
  return async (...upload) => {
    count(1);
    const result = await uploadSignedIn(...upload);
    count(-1);
    return result;
  };
}

/** The second sentence of the toast for an upload that got no answer. */
export function explainUpload({ status }: { status?: number }, spelling: Spelling): string | undefined {
  return status === 0 ? NO_CONNECTION[spelling] : undefined;
}

async function uploadSignedIn(...upload: Parameters<typeof uploadFile>): Promise<UploadResult> {
  const result = await uploadFile(...upload);
  if (result.ok || result.status !== 401 || !(await askToSignIn())) return result;
  return uploadFile(...upload);
}
