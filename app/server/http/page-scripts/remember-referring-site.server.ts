/** A form says which site led here (features/messages/referring-site); pages are loaded in between. */
export function rememberReferringSite(): void {
  const [, , host] = document.referrer.split('/');
  try {
    if (host && host !== location.host) sessionStorage.setItem('kaynak', host);
  } catch {
    // Storage is switched off.
  }
}
