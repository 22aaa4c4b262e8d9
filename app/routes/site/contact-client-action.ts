import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** When the server cannot be reached, the form keeps its text and shows the error, instead of an error page. */
export async function sendOrKeepText<T>(serverAction: () => Promise<T>): Promise<T | { banner: string }> {
  try {
    return await serverAction();
  } catch (thrown) {
    // The redirect to the thank-you page is thrown as a Response.
    if (thrown instanceof Response) throw thrown;
    return { banner: 'Bir hata oluştu. Lütfen tekrar deneyin.' };
  }
}

/** What the page loaded still holds after its form was sent. Loading it again would fail with the form, and then cost the text. */
export function revalidateUnlessSent({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && defaultShouldRevalidate;
}
