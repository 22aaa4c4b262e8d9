import { type UploadResult, uploadFile } from '#app/features/uploads/ui/upload-file.ts';
import { askToSignIn } from '#app/routes/admin/frame/sign-in-again.ts';

/** `uploadFile`, which waits for the dialog 'Oturumunuz sona erdi' when the session has ended, then sends the file again. */
export async function uploadSignedIn(
  ...[file, purpose, options]: Parameters<typeof uploadFile>
): Promise<UploadResult> {
  const result = await uploadFile(file, purpose, options);
  if (result.ok || result.status !== 401 || !(await askToSignIn())) return result;
  return uploadFile(file, purpose, options);
}
