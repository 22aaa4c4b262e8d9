/** The admin that the browser tests' server is started with. */
export const ADMIN = { email: 'admin@example.com', password: 'deneme-sifre-2026' };
