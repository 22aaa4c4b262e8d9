import type { ContactFormFailure } from '#app/features/messages/ui/contact-form.tsx';

/** When the server cannot be reached, the form keeps its text and shows the error, instead of an error page. */
export async function sendOrKeepText<T>(serverAction: () => Promise<T>): Promise<T | ContactFormFailure> {
  try {
    return await serverAction();
  } catch (thrown) {
    // The redirect to the thank-you page is thrown as a Response.
    if (thrown instanceof Response) throw thrown;
    return { banner: 'Bir hata oluştu. Lütfen tekrar deneyin.' };
  }
}
