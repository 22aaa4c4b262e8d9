/** The admin of the server that the browser tests run against. */
export const ADMIN = { email: 'admin@example.com', password: 'deneme-sifre-2026' };
