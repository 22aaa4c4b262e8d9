import { data, Form, href, redirect } from 'react-router';
import { z } from 'zod';
import { findAdmin } from '#app/server/auth/guard.server.ts';
import { signInAdmin } from '#app/server/auth/sign-in.server.ts';
import { requestFacts } from '#app/server/request-context.server.ts';
import { ownPath } from '#app/shared/own-path.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import type { Route } from './+types/login.ts';

const credentials = z.object({ email: z.string().trim().min(1), password: z.string().min(1) });

export async function loader({ request, url }: Route.LoaderArgs) {
  if (await findAdmin(request.headers)) throw redirect(ownPath(url.searchParams.get('next'), href('/admin')));
  return null;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const parsed = credentials.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) return data({ error: 'Giris yapilirken bir hata olustu' }, { status: 400 });
  const result = await signInAdmin(parsed.data, request.headers, context.get(requestFacts).clientAddress);
  if (!result.ok) return data({ error: result.message }, { status: result.status });
  return redirect(ownPath(url.searchParams.get('next'), href('/admin')), { headers: result.headers });
}

export default function Login({ actionData }: Route.ComponentProps) {
  return (
    <main className="wrap py-section">
      <h1>Admin Paneli</h1>
      <Form method="post" className="grid max-w-96 gap-4">
        <TextField name="email" type="email" label="E-posta" required error={actionData?.error} />
        <TextField name="password" type="password" label="Sifre" required />
        <Button type="submit">Giris Yap</Button>
      </Form>
    </main>
  );
}
