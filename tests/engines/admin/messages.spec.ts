import { insertMessage } from '#tests/support/e2e-messages.ts';
import { readRow } from '#tests/support/e2e-rows.ts';
import { expect, journey } from '../support/journey.ts';
import { openAsStaff } from '../support/staff.ts';
import { css, heading, link } from '../support/target.ts';

journey('messages', async (user) => {
  const { id, name } = insertMessage();
  await openAsStaff(user, `/admin/messages?q=${encodeURIComponent(name)}`);
  await user.sees('Okunmadı');
  await user.click(link(new RegExp(name), 'main'));
  await user.sees(heading(name));
  await user.sees(css('main a[href="mailto:ayse@example.com"]'));
  await expect.poll(() => readRow('messages', id)?.read_at).toBeTruthy();
});
