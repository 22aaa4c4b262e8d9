import { Button, ButtonLink } from '#app/ui/button.tsx';
import { SaveBar } from '#app/ui/save-bar.tsx';
import { Actions } from './ui/actions.tsx';
import { BackOffice } from './ui/back-office.tsx';
import { Choices } from './ui/choices.tsx';
import { Forms } from './ui/forms.tsx';
import { Foundations } from './ui/foundations.tsx';
import { Messages } from './ui/messages.tsx';
import { Reading } from './ui/reading.tsx';
import { Waiting } from './ui/waiting.tsx';

/** Every component in every state, for whoever builds a page. Development only. */
export function loader() {
  if (process.env.NODE_ENV === 'production') throw new Response(null, { status: 404 });
  return null;
}

export const meta = () => [{ title: 'Bileşenler' }, { name: 'robots', content: 'noindex' }];

export default function ComponentSheet() {
  return (
    <div className="bg-white">
      <div className="wrap py-14">
        <h1 className="text-h1">Bileşenler ve durumlar</h1>
        <p className="mt-4 max-w-[40em] text-stone-600">
          Geliştirici için referans sayfası. Her bileşenin boş, yükleniyor, hata ve kapalı hâli burada.
        </p>
        <div className="mt-12">
          <Foundations />
          <Actions />
          <Choices />
          <Forms />
          <Messages />
          <Reading />
          <Waiting />
          <BackOffice />
        </div>
      </div>
      <SaveBar>
        <ButtonLink variant="outline" to=".">
          İptal
        </ButtonLink>
        <Button className="sm:min-w-36">Güncelle</Button>
      </SaveBar>
    </div>
  );
}
