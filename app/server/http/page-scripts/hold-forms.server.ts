import type { Connection } from './watch-connection.server.ts';

/** While the connection is uncertain, a form is sent only if the server answers, so that nothing typed is lost. */
export function holdForms({ goOrOffer, isUncertain, isLive, removeNote }: Connection): void {
  let isReleased = false;
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const { method, action } = form;
      const { pathname } = new URL(action);
      removeNote();
      // A search that scripts handle may need no connection; if it does, the router reports the failure (`load-in-full`).
      if (isReleased || !isUncertain() || (isLive() && method === 'get')) return;
      // Forms of the back-office say in their own words that they were not sent.
      if (isLive() && pathname === location.pathname && pathname.startsWith('/admin')) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      const isTyped = method !== 'get' && form.querySelector('input:not([type=hidden]), textarea');
      const text = !isTyped ? '' : 'Bağlantı yok. Yazdıklarınız duruyor; bağlantı gelince yeniden gönderin.';
      goOrOffer(action, text, () => {
        isReleased = true;
        event.submitter?.click();
        isReleased = false;
      });
    },
    true,
  );
}
