/**
 * Keeps the values of a form that the browser sends natively, before the scripts have loaded, until the server answers. If
 * sending fails, the browser's error page replaces this page, even in the history; the next time this page is loaded, the
 * form is filled in again.
 */
export function keepSentForm(isAnswerToForm: boolean): void {
  const KEY = 'form';
  const address = location.pathname + location.search;
  const fieldsOf = (form: HTMLFormElement | undefined) => [...(form?.elements ?? [])] as HTMLInputElement[];
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== 'post') return;
    const fields = fieldsOf(form).map(({ name, value, checked }) => [name, value, checked]);
    // A form that scripts send stays on the page.
    const sent = event.defaultPrevented ? [] : [address, [...document.forms].indexOf(form), fields];
    try {
      sessionStorage.setItem(KEY, JSON.stringify(sent));
    } catch {
      // Storage is switched off.
    }
  });
  try {
    const [sentFrom, index, kept] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // An accepted form is answered with a redirect.
    const isAnswered = isAnswerToForm || navigation?.redirectCount;
    if (isAnswered || sentFrom === address) sessionStorage.removeItem(KEY);
    if (isAnswered || sentFrom !== address) return;
    for (const [at, field] of fieldsOf(document.forms[index]).entries()) {
      const [name, value, checked] = kept[at] ?? [];
      if (field.name && field.name === name) Object.assign(field, { value, checked });
    }
  } catch {
    // Storage is switched off.
  }
}
