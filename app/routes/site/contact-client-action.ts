import type { ContactFormFailure } from '#app/features/messages/ui/contact-form.tsx';

/** When our own server cannot be reached, the form keeps its text and says so, instead of giving way to an error page. */
export async function sendOrKeepText<T>(serverAction: () => Promise<T>): Promise<T | ContactFormFailure> {
  try {
    return await serverAction();
  } catch (thrown) {
    // The way to the thank-you page is thrown as an answer.
    if (thrown instanceof Response) throw thrown;
    return { banner: 'Bir hata oluştu. Lütfen tekrar deneyin.' };
  }
}
